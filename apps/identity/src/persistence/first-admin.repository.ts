import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

/** The primary key allows one row, so one of several simultaneous calls succeeds. */
export async function claimFirstAdmin(manager: EntityManager, userId: UserId): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'insert into first_admin (holder_id) values ($1) on conflict do nothing returning 1',
    [userId],
  );
  return rows.length === 1;
}

export async function findFirstAdmin(
  manager: EntityManager,
): Promise<{ holderId: UserId | null; role: string | null } | undefined> {
  const [row]: { holderId: UserId | null; role: string | null }[] = await manager.query(
    `select holder_id as "holderId", role from first_admin left join users on users.id = holder_id`,
  );
  return row;
}
