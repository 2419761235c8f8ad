import type { ActorId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import type { DocumentRow } from '../domain/document.model.ts';

/** Runs before the file is returned: without an audit entry no file is opened. */
export async function recordAccess(
  manager: EntityManager,
  actor: ActorId | UserId,
  action: 'document.downloaded' | 'document.opened-for-review' | 'document.page-opened-for-review',
  { id, userId }: DocumentRow,
): Promise<void> {
  await appendAudit(manager, { actor, action, subject: { type: 'document', id }, userId });
}
