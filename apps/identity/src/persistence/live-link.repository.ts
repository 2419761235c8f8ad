import type { UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import { linkNotValid } from '../identity.errors.ts';
import { findLink, type LinkPurpose } from './one-time-link.repository.ts';

/** Refuses before anything slow is done. A link that was good once is accounted for; a made-up one is nobody's. */
export async function refuseDeadLink(
  manager: EntityManager,
  purpose: LinkPurpose,
  token: string,
): Promise<void> {
  const link = await findLink(manager, purpose, token);
  if (link?.isLive) return;
  if (link) await auditRefusal(manager, link.userId, purpose);
  throw linkNotValid();
}

const auditRefusal = (manager: EntityManager, userId: UserId, purpose: LinkPurpose) =>
  appendAudit(manager, {
    actor: 'system',
    action: 'link.refused',
    subject: { type: 'user', id: userId },
    userId,
    details: { purpose },
  });
