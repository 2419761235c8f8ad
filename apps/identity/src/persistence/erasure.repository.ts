import { randomUUID } from 'node:crypto';
import {
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

/** closing: nobody can sign in any more. running: the services delete. sweeping: identity does. */
export type ErasureState = 'waiting' | 'cancelled' | 'closing' | 'running' | 'sweeping' | 'done';

export interface ErasureRow {
  id: ErasureId;
  /** Null once it is done: then nothing names the owner. */
  userId: UserId | null;
  state: ErasureState;
  requestedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  finishedAt: Date | null;
  answers: Partial<Record<string, ErasureReport & { at: string }>>;
}

const columns = `id, user_id as "userId", state, requested_at as "requestedAt", due_at as "dueAt",
  closed_at as "closedAt", finished_at as "finishedAt", answers`;

/** Asked for twice, there is one. */
export async function openErasure(
  manager: EntityManager,
  userId: UserId,
  dueAt: Date,
): Promise<ErasureRow | undefined> {
  const [row]: ErasureRow[] = await manager.query(
    `insert into erasures (id, user_id, state, due_at) values ($1, $2, 'waiting', $3)
     on conflict do nothing returning ${columns}`,
    [randomUUID(), userId, dueAt],
  );
  return row;
}

export async function waitingErasure(
  manager: EntityManager,
  userId: UserId,
): Promise<ErasureRow | undefined> {
  const [row]: ErasureRow[] = await manager.query(
    `select ${columns} from erasures where user_id = $1 and state = 'waiting'`,
    [userId],
  );
  return row;
}

export async function erasureOf(manager: EntityManager, id: ErasureId): Promise<ErasureRow | undefined> {
  const [row]: ErasureRow[] = await manager.query(`select ${columns} from erasures where id = $1`, [id]);
  return row;
}

/** Only while it waits: what has begun is not taken back. */
export async function cancelErasure(manager: EntityManager, userId: UserId): Promise<ErasureId | undefined> {
  const [rows] = await manager.query<[{ id: ErasureId }[], number]>(
    `update erasures set state = 'cancelled', finished_at = now()
     where user_id = $1 and state = 'waiting' and due_at > now() returning id`,
    [userId],
  );
  return rows[0]?.id;
}

/** From one state to the next; false where somebody else has done it. */
export async function moveOn(
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

/** The first answer of a service counts. The last of all hands the erasure to identity itself. */
export async function recordAnswer(
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

/** Those that have something to do now. $1: seconds between closing an account and the first deletion. */
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

export async function erasedAmong(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const found: { hash: string }[] = await manager.query(
    'select owner_hash as hash from erased_owners where owner_hash = any($1)',
    [ids.map(ownerHash)],
  );
  const hashes = new Set(found.map(({ hash }) => hash));
  return new Set(ids.filter((id) => hashes.has(ownerHash(id))));
}

export const erasureView = ({ id, requestedAt, dueAt }: ErasureRow): ErasureView => ({
  id,
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

const shownState = (state: ErasureState): ErasureReceipt['state'] =>
  state === 'closing' || state === 'sweeping' ? 'running' : state;

export const receiptOf = (row: ErasureRow): ErasureReceipt => ({
  ...erasureView(row),
  state: shownState(row.state),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  services: ownerServices.map((service) => {
    const { at = null, erased = [], kept = [] } = row.answers[service] ?? {};
    return { service, at, erased, kept };
  }),
});
