import { randomUUID } from 'node:crypto';
import {
  type BusinessId,
  type ErasureId,
  type ErasureReceipt,
  type ErasureReport,
  type ErasureView,
  ownerServices,
  type UserId,
} from '@groundwork/contracts';
import { ownerHash } from '@groundwork/platform-erasure';
import type { DueTable } from '@groundwork/platform-service';
import type { EntityManager } from 'typeorm';
import { erasureMark } from '../domain/erasure-mark.rules.ts';

/** closing: sessions end; running: the other services delete; sweeping: identity deletes. */
export type ErasureState = 'waiting' | 'cancelled' | 'closing' | 'running' | 'sweeping' | 'done';

/** account: another person owns the first business, so it stays. */
export type Covered = 'everything' | 'account' | 'business';

export interface ErasureRow {
  id: ErasureId;
  userId: UserId | null;
  covers: Covered;
  state: ErasureState;
  requestedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  finishedAt: Date | null;
  answers: Partial<Record<string, ErasureReport & { at: string }>>;
}

const owner = (grant: string) => `${grant}.role = 'owner' and ${grant}.ended_at is null`;

const columns = `id, user_id as "userId", covers, state, requested_at as "requestedAt", due_at as "dueAt",
  closed_at as "closedAt", finished_at as "finishedAt", answers`;

export interface Erased {
  userId: UserId;
  covers: Covered;
}

export async function openErasure(
  manager: EntityManager,
  { userId, covers }: Erased,
  dueAt: Date,
): Promise<ErasureRow | undefined> {
  const [row]: ErasureRow[] = await manager.query(
    `insert into erasures (id, user_id, covers, state, due_at) values ($1, $2, $3, 'waiting', $4)
     on conflict do nothing returning ${columns}`,
    [randomUUID(), userId, covers, dueAt],
  );
  return row;
}

/** Its last owner goes: no person can cancel it anymore. */
export async function eraseBusinessAt(manager: EntityManager, id: BusinessId, now: Date): Promise<void> {
  const erased = { userId: id as string as UserId, covers: 'business' } as const;
  if (await openErasure(manager, erased, now)) return;
  await manager.query(
    `update erasures set due_at = least(due_at, $2)
     where user_id = $1 and covers = 'business' and state = 'waiting'`,
    [id, now],
  );
}

export async function waitingErasure(
  manager: EntityManager,
  userId: UserId,
): Promise<ErasureRow | undefined> {
  const [row]: ErasureRow[] = await manager.query(
    `select ${columns} from erasures where user_id = $1 and covers <> 'business' and state = 'waiting'`,
    [userId],
  );
  return row;
}

/** Its own erasure, or that of the person who alone owns it. */
export async function plannedEnds(
  manager: EntityManager,
  ids: readonly BusinessId[],
): Promise<Map<BusinessId, Date>> {
  const rows: { id: BusinessId; dueAt: Date }[] = await manager.query(
    `select id, min(due_at) as "dueAt" from (
       select user_id as id, due_at from erasures
       where user_id = any($1) and covers = 'business' and state = 'waiting'
       union all
       select o.user_id, e.due_at from grants o
       join erasures e on e.user_id = o.holder_id and e.covers <> 'business' and e.state = 'waiting'
       where o.user_id = any($1) and ${owner('o')} and not exists (
         select 1 from grants other where other.user_id = o.user_id and ${owner('other')}
           and other.holder_id <> o.holder_id)
     ) planned group by id`,
    [ids],
  );
  return new Map(rows.map(({ id, dueAt }) => [id, dueAt]));
}

export async function erasureOf(manager: EntityManager, id: ErasureId): Promise<ErasureRow | undefined> {
  const [row]: ErasureRow[] = await manager.query(`select ${columns} from erasures where id = $1`, [id]);
  return row;
}

export async function cancelErasure(
  manager: EntityManager,
  { userId, covers }: Erased,
): Promise<ErasureId | undefined> {
  const [rows] = await manager.query<[{ id: ErasureId }[], number]>(
    `update erasures set state = 'cancelled', finished_at = now()
     where user_id = $1 and (covers = 'business') = ($2 = 'business') and state = 'waiting'
       and due_at > now() returning id`,
    [userId, covers],
  );
  return rows[0]?.id;
}

export async function advanceState(
  manager: EntityManager,
  { id, state }: ErasureRow,
  to: ErasureState,
  also = '',
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `update erasures set state = $3, tries = 0, next_at = now() ${also} where id = $1 and state = $2`,
    [id, state, to],
  );
  return count > 0;
}

export async function storeErasureReport(
  manager: EntityManager,
  id: ErasureId,
  service: string,
  report: ErasureReport,
  at: Date,
): Promise<void> {
  const answer = JSON.stringify({ [service]: { ...report, at: at.toISOString() } });
  await manager.query(
    'update erasures set answers = answers || $2::jsonb where id = $1 and not answers ? $3',
    [id, answer, service],
  );
  const others = ownerServices.filter((name) => name !== 'identity');
  await manager.query(
    `update erasures set state = 'sweeping', next_at = now()
     where id = $1 and state = 'running' and answers ?& $2::text[]`,
    [id, others],
  );
}

/** $1: seconds between the end of the sessions and the first deletion. */
export const dueErasures: DueTable = {
  table: 'erasures',
  key: 'id',
  tries: 'tries',
  columns,
  where: `(state = 'waiting' and due_at <= now())
    or (state = 'closing' and closed_at <= now() - make_interval(secs => $1))
    or state = 'sweeping'`,
  leaseSeconds: 60,
  maxWaitSeconds: 60,
};

/** A person whose first business is erased is still here. */
export async function findErasedPersons(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Set<string>> {
  const marks = ids.flatMap((userId) => [userId, erasureMark({ userId, covers: 'account' })]);
  const rows: { hash: string }[] = await manager.query(
    'select owner_hash as hash from erased_owners where owner_hash = any($1)',
    [marks.map(ownerHash)],
  );
  const hashes = new Set(rows.map(({ hash }) => hash));
  const users: { id: string }[] = await manager.query('select id from users where id::text = any($1)', [ids]);
  const here = new Set(users.map(({ id }) => id));
  const isMarked = (userId: string) =>
    hashes.has(ownerHash(userId)) || hashes.has(ownerHash(erasureMark({ userId, covers: 'account' })));
  return new Set(ids.filter((id) => isMarked(id) && !here.has(id)));
}

export const erasureView = ({ id, requestedAt, dueAt }: ErasureRow): ErasureView => ({
  id,
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

const publicState = (state: ErasureState): ErasureReceipt['state'] =>
  state === 'closing' || state === 'sweeping' ? 'running' : state;

export const toReceipt = (row: ErasureRow): ErasureReceipt => ({
  ...erasureView(row),
  state: publicState(row.state),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  services: ownerServices.map((service) => {
    const { at = null, erased = [], kept = [] } = row.answers[service] ?? {};
    return { service, at, erased, kept };
  }),
});
