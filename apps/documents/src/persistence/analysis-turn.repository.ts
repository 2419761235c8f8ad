import type { DocumentId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import {
  estimatedMs,
  favoredPlans,
  halfLifeSeconds,
  lastTurn,
  msPerTurn,
} from '../domain/analysis-turn.rules.ts';

/** A power near zero is an error in PostgreSQL. */
const mostHalfLives = 40;

const shareLeft = (now: string) =>
  `power(0.5, least(${mostHalfLives}, greatest(0, extract(epoch from ${now} - owners.spent_at)) / ${halfLifeSeconds}))`;

const addSql = `
  insert into owners (user_id, spent_ms, spent_at)
  select $1, $2, $3 where exists (
    select 1 from documents
    where status in ('pending', 'processing') and deleted_at is null and user_id <> $1)
  on conflict (user_id) do update set
    spent_ms = owners.spent_ms * ${shareLeft('$3::timestamptz')} + excluded.spent_ms,
    spent_at = greatest(owners.spent_at, excluded.spent_at)`;

export async function addSpentTime(
  manager: EntityManager,
  userId: UserId,
  { processorMs, now }: { processorMs: number; now: Date },
): Promise<void> {
  await manager.query(addSql, [userId, processorMs, now]);
}

export async function readSpentMs(manager: EntityManager, userId: UserId, now: Date): Promise<number> {
  const sql = `select spent_ms * ${shareLeft('$2::timestamptz')} as spent from owners where user_id = $1`;
  const [row] = await manager.query<{ spent: number }[]>(sql, [userId, now]);
  return row?.spent ?? 0;
}

const estimate = `case lane when 'quick' then ${estimatedMs.quick} else ${estimatedMs.slow} end`;

/** The spent time of the owner, and an estimate for her documents of the same lane that are read before. */
export const dueTurnsSql = (filter = 'true') => `
  select documents.id, documents.user_id, lane, status, due_since, least(${lastTurn}, 1 + floor((
      coalesce(owners.spent_ms * ${shareLeft('$1::timestamptz')}, 0)
      + sum(${estimate}) over (
          partition by documents.user_id, lane order by status = 'pending', due_since, documents.id)
      - ${estimate}
    ) / (case when owners.plan = any($2) then 2 else 1 end) / ${msPerTurn}))::int as turn
  from documents left join owners on owners.user_id = documents.user_id
  where deleted_at is null and status in ('pending', 'processing') and ${filter}`;

interface DueTurn {
  id: DocumentId;
  turn: number;
}

export async function readTurn(
  manager: EntityManager,
  { id, userId }: { id: DocumentId; userId: UserId },
  now: Date,
): Promise<number> {
  const sql = `select turn from (${dueTurnsSql('documents.user_id = $3')}) due where id = $4`;
  const [row] = await manager.query<DueTurn[]>(sql, [now, favoredPlans, userId, id]);
  return row?.turn ?? lastTurn;
}

export async function readFirstTurns(
  manager: EntityManager,
  { now, dueBefore, most }: { now: Date; dueBefore: Date; most: number },
): Promise<Map<DocumentId, number>> {
  const sql = `select id, turn from (${dueTurnsSql()}) due where due_since < $3
    order by turn, due_since, id limit $4`;
  const rows = await manager.query<DueTurn[]>(sql, [now, favoredPlans, dueBefore, most]);
  return new Map(rows.map(({ id, turn }) => [id, turn]));
}
