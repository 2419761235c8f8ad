import type { ScoreImpactLines, UserId } from '@groundwork/contracts';
import { type CauseType, scoreImpact } from '@groundwork/engine-scoring';
import type { EntityManager } from 'typeorm';

export async function impactSince(
  manager: EntityManager,
  userId: UserId,
  since: Date,
): Promise<ScoreImpactLines> {
  const changes: { cause: CauseType; change: number }[] = await manager.query(
    `select cause->>'type' as cause, sum(to_total - from_total)::int as change
     from score_changes where user_id = $1 and at > $2 group by 1`,
    [userId, since],
  );
  return scoreImpact(changes);
}
