import type { Area, BusinessId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

interface AccessLine {
  business: BusinessId;
  actor: UserId;
  area: Area;
  now: Date;
}

/** False if the line of the hour exists: also when two gateways write at once. */
export async function insertAccessLine(
  manager: EntityManager,
  { business, actor, area, now }: AccessLine,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `insert into access_lines (user_id, actor_id, area, hour, expires_at)
     values ($1, $2, $3, date_trunc('hour', $4::timestamptz), $4::timestamptz + interval '2 hours')
     on conflict do nothing returning 1`,
    [business, actor, area, now],
  );
  return rows.length > 0;
}
