import { type EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { ownerSchema } from '../../persistence/score.schema.ts';

export async function followMatches(
  manager: EntityManager,
  event: EventOf<typeof events.matchesChanged>,
): Promise<void> {
  const { aggregateVersion: matchesVersion, userId, data } = event;
  const owner = await lockOwner(manager, userId);
  if (matchesVersion <= owner.matchesVersion || !data.failing) return;
  const lenders = { active: data.activeLenders, failing: data.failing };
  await manager.update(ownerSchema, { userId }, { matchesVersion, lenders });
}
