import type { UserId } from '@groundwork/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { scoreChangeSchema } from '../../persistence/score.schema.ts';

/** Score now less the score that many days ago, or less the first score of a younger owner. */
export async function changeOverDays(
  manager: EntityManager,
  userId: UserId,
  total: number,
  since: Date,
): Promise<number> {
  const before = await manager.findOne(scoreChangeSchema, {
    where: { userId, at: LessThanOrEqual(since) },
    order: { at: 'desc', id: 'desc' },
  });
  if (before) return total - before.toTotal;
  const first = await manager.findOne(scoreChangeSchema, {
    where: { userId },
    order: { at: 'asc', id: 'asc' },
  });
  return first ? total - first.fromTotal : 0;
}
