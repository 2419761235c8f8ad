import type { UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import { linkNotValid } from '../identity.errors.ts';
import { findLink, type LinkPurpose } from './one-time-link.repository.ts';

/** Checks the link before the slow password hash. Only a link that once existed is audited. */
export async function rejectUnusableLink(
  manager: EntityManager,
  purpose: LinkPurpose,
  token: string,
): Promise<void> {
  const link = await findLink(manager, purpose, token);
  if (link?.isLive) return;
  if (link) await auditRejectedLink(manager, link.userId, purpose);
  throw linkNotValid();
}

const auditRejectedLink = (manager: EntityManager, userId: UserId, purpose: LinkPurpose) =>
  appendAudit(manager, {
    actor: 'system',
    action: 'link.refused',
    subject: { type: 'user', id: userId },
    userId,
    details: { purpose },
  });
