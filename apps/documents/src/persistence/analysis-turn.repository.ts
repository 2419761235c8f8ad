import type { SubscriptionPlan, UserId } from '@groundwork/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { computeTurn } from '../domain/analysis-turn.rules.ts';

const isDue = `deleted_at is null and status in ('pending', 'processing')`;

/** Locks the owner, so that two simultaneous uploads of one owner have two turns. */
export async function assignTurn(manager: EntityManager, userId: UserId): Promise<number> {
  const [owner] = await manager.query<{ plan: SubscriptionPlan }[]>(
    `insert into owners (user_id) values ($1)
     on conflict (user_id) do update set user_id = excluded.user_id returning plan`,
    [userId],
  );
  const [backlog] = await manager.query<{ current: number; last: number | null }[]>(
    `select
       coalesce(
         (select min(turn) from documents where deleted_at is null and status = 'pending'),
         (select max(turn) from documents where deleted_at is null and status = 'processing'),
         1
       ) as current,
       (select max(turn) from documents where user_id = $1 and ${isDue}) as last`,
    [userId],
  );
  const { current = 1, last = null } = backlog ?? {};
  return computeTurn({ current, last, plan: owner?.plan ?? 'starter' });
}

const restartAbove = 1_000_000;

/** Turns grow while the queue is never empty. The lock waits until no upload computes with the old ones. */
export const restartTurns = (dataSource: DataSource): Promise<void> =>
  dataSource.transaction(async (manager) => {
    const readFirst = `select min(turn) as first from documents where ${isDue}`;
    const [row] = await manager.query<{ first: number | null }[]>(readFirst);
    if ((row?.first ?? 0) <= restartAbove) return;
    await manager.query('lock table owners in share row exclusive mode');
    await manager.query(
      `update documents set turn = turn - base.first + 1 from (${readFirst}) base where ${isDue}`,
    );
  });
