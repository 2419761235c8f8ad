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

/** closing: sessions end; running: the other services delete; sweeping: identity deletes. */
export type ErasureState = 'waiting' | 'cancelled' | 'closing' | 'running' | 'sweeping' | 'done';

export interface ErasureRow {
  id: ErasureId;
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

export async function cancelErasure(manager: EntityManager, userId: UserId): Promise<ErasureId | undefined> {
  const [rows] = await manager.query<[{ id: ErasureId }[], number]>(
    `update erasures set state = 'cancelled', finished_at = now()
     where user_id = $1 and state = 'waiting' and due_at > now() returning id`,
    [userId],
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

export async function findErased(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows: { hash: string }[] = await manager.query(
    'select owner_hash as hash from erased_owners where owner_hash = any($1)',
    [ids.map(ownerHash)],
  );
  const hashes = new Set(rows.map(({ hash }) => hash));
  return new Set(ids.filter((id) => hashes.has(ownerHash(id))));
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
