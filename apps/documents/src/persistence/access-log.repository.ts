import type { ActorId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import type { DocumentRow } from '../domain/document.model.ts';

/** Before the file is named to whoever asks: an opening that is not on record does not happen. */
export async function noteAccess(
  manager: EntityManager,
  actor: ActorId | UserId,
  action: 'document.downloaded' | 'document.opened-for-review' | 'document.page-opened-for-review',
  { id, userId }: DocumentRow,
): Promise<void> {
  await appendAudit(manager, { actor, action, subject: { type: 'document', id }, userId });
}
