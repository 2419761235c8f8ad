import { events, type PackageId, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { type EntityManager, IsNull } from 'typeorm';
import type { LinkRow } from '../../domain/link.model.ts';
import { withdrawRequestsOf } from '../../persistence/lender-request.repository.ts';
import { ticketSchema } from '../../persistence/lender-request.schema.ts';
import { linkSchema, sessionSchema } from '../../persistence/link.schema.ts';

/** Sessions, tickets and open requests of a revoked link end in the same transaction. */
export async function revokeLink(
  manager: EntityManager,
  { id, userId, tokenHash }: LinkRow,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  await manager.update(linkSchema, { userId, id }, { revokedAt: now });
  await manager.delete(sessionSchema, { userId, linkId: id });
  await manager.delete(ticketSchema, { userId, linkId: id });
  await withdrawRequestsOf(manager, { userId, linkId: id }, now);
  const subject = { type: 'package-link', id };
  await appendAudit(manager, { actor, action: 'package.link-revoked', subject, userId });
  await appendToOutbox(manager, events.linkRevoked, {
    userId,
    aggregateId: id,
    aggregateVersion: 1,
    data: { linkId: id, tokenHash },
  });
}

export async function revokeLinksOf(
  manager: EntityManager,
  userId: UserId,
  revoked: { packageId?: PackageId; actor: string; now: Date },
): Promise<void> {
  const { packageId, ...by } = revoked;
  const where = { userId, revokedAt: IsNull(), ...(packageId && { packageId }) };
  for (const row of await manager.findBy(linkSchema, where)) await revokeLink(manager, row, by);
}
