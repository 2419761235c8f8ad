import type { EntityManager } from 'typeorm';

export interface Limit {
  max: number;
  seconds: number;
}

export type Attempt = { madeAt: string; count: number } | { waitSeconds: number };

const recent = `select each from unnest(known.made_at) each
  where each > clock_timestamp() - $2 * interval '1 second'`;

/** One statement: its row lock orders the attempts of all replicas, and it uses the clock of the database. */
export async function countAttempt(manager: EntityManager, key: string, limit: Limit): Promise<Attempt> {
  const [stored]: { made_at: string; count: number }[] = await manager.query(
    `insert into attempts as known (key, made_at, expires_at)
     values ($1, array[clock_timestamp()], clock_timestamp() + $2 * interval '1 second')
     on conflict (key) do update
       set made_at = array(${recent} order by each) || clock_timestamp(),
           expires_at = clock_timestamp() + $2 * interval '1 second'
       where (select count(*) from (${recent}) counted) < $3
     returning made_at[cardinality(made_at)]::text as made_at, cardinality(made_at) as count`,
    [key, limit.seconds, limit.max],
  );
  if (stored) return { madeAt: stored.made_at, count: stored.count };
  const [full]: { seconds: number }[] = await manager.query(
    `select ceil(extract(epoch from made_at[cardinality(made_at) - $3 + 1] + $2 * interval '1 second'
       - clock_timestamp()))::integer as seconds
     from attempts where key = $1`,
    [key, limit.seconds, limit.max],
  );
  return { waitSeconds: Math.max(1, full?.seconds ?? 1) };
}

export async function removeAttempt(manager: EntityManager, key: string, madeAt: string): Promise<void> {
  await manager.query('update attempts set made_at = array_remove(made_at, $2::timestamptz) where key = $1', [
    key,
    madeAt,
  ]);
}

export async function recentAttempts(manager: EntityManager, key: string, seconds: number): Promise<number> {
  const [stored]: { count: number }[] = await manager.query(
    `select (select count(*) from (${recent}) counted)::integer as count from attempts known where key = $1`,
    [key, seconds],
  );
  return stored?.count ?? 0;
}

export async function storeAttemptsFor(manager: EntityManager, key: string, seconds: number): Promise<void> {
  await manager.query(
    "update attempts set expires_at = clock_timestamp() + $2 * interval '1 second' where key = $1",
    [key, seconds],
  );
}

export async function deleteAttempts(manager: EntityManager, ...keys: string[]): Promise<void> {
  await manager.query('delete from attempts where key = any($1)', [keys]);
}
