import type { Role, StaffRequest, StaffRequestId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';

export interface StaffRequestRow {
  id: StaffRequestId;
  kind: StaffRequest['kind'];
  userId: UserId;
  requesterId: UserId;
  role: Role | null;
  createdAt: Date;
  expiresAt: Date;
}

type NewStaffRequest = Pick<StaffRequestRow, 'kind' | 'userId' | 'requesterId' | 'role'>;

const requestHours = 24;
const columns = `id, kind, user_id as "userId", requester_id as "requesterId", role,
  created_at as "createdAt", expires_at as "expiresAt"`;

export const openRequests = (manager: EntityManager): Promise<StaffRequestRow[]> =>
  manager.query(`select ${columns} from staff_requests where expires_at > now() order by id limit 500`);

export async function findRequest(
  manager: EntityManager,
  id: StaffRequestId,
): Promise<StaffRequestRow | undefined> {
  const statement = `select ${columns} from staff_requests where id = $1 and expires_at > now()`;
  const rows: StaffRequestRow[] = await manager.query(statement, [id]);
  return rows[0];
}

/** A different wish is a new request with a new id, so that an approval never meets changed content. */
export async function placeRequest(
  manager: EntityManager,
  { kind, userId, requesterId, role }: NewStaffRequest,
): Promise<{ row: StaffRequestRow; isNew: boolean }> {
  const [same]: StaffRequestRow[] = await manager.query(
    `select ${columns} from staff_requests
     where user_id = $1 and kind = $2 and role is not distinct from $3 and expires_at > now()`,
    [userId, kind, role],
  );
  if (same) return { row: same, isNew: false };
  await endRequests(manager, userId, kind);
  const [row]: StaffRequestRow[] = await manager.query(
    `insert into staff_requests (id, kind, user_id, requester_id, role, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6)) returning ${columns}`,
    [newId(), kind, userId, requesterId, role, requestHours],
  );
  if (!row) throw new Error('PostgreSQL returned no request');
  return { row, isNew: true };
}

export async function endRequests(
  manager: EntityManager,
  userId: UserId,
  kind: StaffRequest['kind'],
): Promise<void> {
  await manager.query('delete from staff_requests where user_id = $1 and kind = $2', [userId, kind]);
}

/** One statement, so that two simultaneous decisions have one effect. */
export async function claimRequest(manager: EntityManager, id: StaffRequestId): Promise<boolean> {
  const statement = 'delete from staff_requests where id = $1 and expires_at > now()';
  const [, count] = await manager.query<[unknown, number]>(statement, [id]);
  return count > 0;
}

export async function deleteExpiredRequests(manager: EntityManager): Promise<StaffRequestRow[]> {
  const statement = `delete from staff_requests where id in
    (select id from staff_requests where expires_at <= now() limit 500 for update skip locked) returning ${columns}`;
  const [rows] = await manager.query<[StaffRequestRow[], number]>(statement);
  return rows;
}
