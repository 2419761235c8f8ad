import type {
  ActorOfBusiness,
  AreaLevels,
  BusinessId,
  BusinessRole,
  Grant,
  GrantId,
  PracticeId,
  UserId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { grantStateAt } from '../domain/grant-state.rules.ts';

export type HolderType = 'person' | 'practice';

export interface GrantRow {
  id: GrantId;
  businessId: BusinessId;
  holderType: HolderType;
  holderId: UserId | PracticeId;
  role: BusinessRole;
  areas: AreaLevels;
  expiresAt: Date | null;
  grantedBy: UserId | null;
  grantedAt: Date;
  endedAt: Date | null;
  lastUsedAt: Date | null;
  version: number;
}

export interface NamedGrantRow extends GrantRow {
  holderName: string | null;
  granterName: string | null;
}

const columns = `g.id, g.user_id as "businessId", g.holder_type as "holderType", g.holder_id as "holderId",
  g.role, g.areas, g.expires_at as "expiresAt", g.granted_by as "grantedBy", g.granted_at as "grantedAt",
  g.ended_at as "endedAt", g.last_used_at as "lastUsedAt", g.version`;

const named = `select ${columns}, coalesce(p.name, h.first_name || ' ' || h.last_name) as "holderName",
    b.first_name || ' ' || b.last_name as "granterName"
  from grants g
  left join practices p on g.holder_type = 'practice' and p.id = g.holder_id
  left join users h on g.holder_type = 'person' and h.id = g.holder_id
  left join users b on b.id = g.granted_by`;

/** $2 is the present of the clock of the service. */
const active = 'g.ended_at is null and (g.expires_at is null or g.expires_at > $2)';

const mostGrants = 1000;

export const grantsOf = (
  manager: EntityManager,
  businessId: BusinessId,
  since: Date,
): Promise<NamedGrantRow[]> =>
  manager.query(
    `${named} where g.user_id = $1 and (g.ended_at is null or g.ended_at > $2)
       and (g.expires_at is null or g.expires_at > $2)
     order by g.ended_at is not null, g.granted_at, g.id limit ${mostGrants}`,
    [businessId, since],
  );

export async function findGrant(
  manager: EntityManager,
  businessId: BusinessId,
  id: GrantId,
): Promise<NamedGrantRow | undefined> {
  const [row]: NamedGrantRow[] = await manager.query(`${named} where g.user_id = $1 and g.id = $2`, [
    businessId,
    id,
  ]);
  return row;
}

export const activeGrantsOf = (
  manager: EntityManager,
  businessId: BusinessId,
  now: Date,
): Promise<GrantRow[]> =>
  manager.query(`select ${columns} from grants g where g.user_id = $1 and ${active} order by g.id`, [
    businessId,
    now,
  ]);

export async function ownersOf(manager: EntityManager, business: UserId): Promise<UserId[]> {
  const rows: { id: UserId }[] = await manager.query(
    `select holder_id as id from grants
     where user_id = $1 and role = 'owner' and holder_type = 'person' and ended_at is null order by granted_at`,
    [business],
  );
  return rows.map(({ id }) => id);
}

export const activeGrantsOfHolder = (
  manager: EntityManager,
  holderId: UserId | PracticeId,
  now: Date,
): Promise<GrantRow[]> =>
  manager.query(
    `select ${columns} from grants g where g.holder_id = $1 and ${active} order by g.user_id, g.id`,
    [holderId, now],
  );

export async function endedGrantIdsOf(manager: EntityManager, holderId: PracticeId): Promise<GrantId[]> {
  const rows: { id: GrantId }[] = await manager.query(
    'select id from grants where holder_id = $1 and ended_at is not null',
    [holderId],
  );
  return rows.map(({ id }) => id);
}

export type NewGrant = Pick<
  GrantRow,
  'businessId' | 'holderType' | 'holderId' | 'role' | 'areas' | 'expiresAt' | 'grantedBy' | 'grantedAt'
>;

/** An expired grant of the holder ends here: the new one replaces it. */
export async function insertGrant(manager: EntityManager, grant: NewGrant): Promise<GrantRow> {
  const { businessId, holderType, holderId, role, areas, expiresAt, grantedBy, grantedAt } = grant;
  await manager.query(
    `update grants set ended_at = expires_at, version = version + 1
     where user_id = $1 and holder_id = $2 and ended_at is null and expires_at <= $3`,
    [businessId, holderId, grantedAt],
  );
  const [row]: GrantRow[] = await manager.query(
    `insert into grants as g
       (id, user_id, holder_type, holder_id, role, areas, expires_at, granted_by, granted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [newId(), businessId, holderType, holderId, role, JSON.stringify(areas), expiresAt, grantedBy, grantedAt],
  );
  if (!row) throw new Error('PostgreSQL returned no grant');
  return row;
}

export async function updateGrant(manager: EntityManager, grant: GrantRow): Promise<void> {
  const { id, businessId, role, areas, expiresAt, endedAt, version } = grant;
  await manager.query(
    `update grants set role = $3, areas = $4, expires_at = $5, ended_at = $6, version = $7
     where user_id = $1 and id = $2`,
    [businessId, id, role, JSON.stringify(areas), expiresAt, endedAt, version],
  );
}

const grantOfHolder = (row: NamedGrantRow): Grant['holder'] =>
  ({ type: row.holderType, id: row.holderId, name: row.holderName ?? '' }) as Grant['holder'];

export const grantView = (row: NamedGrantRow, now: Date): Grant => ({
  id: row.id,
  businessId: row.businessId,
  role: row.role,
  holder: grantOfHolder(row),
  areas: row.areas,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  grantedBy: { id: row.grantedBy ?? (row.businessId as string as UserId), name: row.granterName ?? '' },
  grantedAt: row.grantedAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  state: grantStateAt(row, now),
});

export async function hasHeldGrant(manager: EntityManager, id: BusinessId, person: UserId): Promise<boolean> {
  const statement = 'select 1 from grants where user_id = $1 and holder_id = $2 limit 1';
  const rows: unknown[] = await manager.query(statement, [id, person]);
  return rows.length > 0;
}

/** Also who had access before: the access log is older. */
export const actorsOf = (manager: EntityManager, businessId: BusinessId): Promise<ActorOfBusiness[]> =>
  manager.query(
    `select distinct on ("actorId") "actorId", who, name from (
       select u.id as "actorId", g.role as who, u.first_name || ' ' || u.last_name as name, g.ended_at
       from grants g join users u on u.id = g.holder_id
       where g.user_id = $1 and g.holder_type = 'person'
       union all
       select s.person_id, g.role, p.name, g.ended_at
       from grants g join practices p on p.id = g.holder_id join practice_staff s on s.practice_id = p.id
       where g.user_id = $1 and g.holder_type = 'practice'
     ) actors
     order by "actorId", ended_at is not null, array_position(array['owner', 'member', 'adviser'], who)
     limit 5000`,
    [businessId],
  );

interface Invited {
  email: string;
  role: BusinessRole;
  now: Date;
}

/** An adviser has access through a practice, all others have it themselves. */
export async function hasAccess(
  manager: EntityManager,
  businessId: BusinessId,
  { email, role, now }: Invited,
): Promise<boolean> {
  const holders =
    role === 'adviser'
      ? `select s.practice_id from practice_staff s join users u on u.id = s.person_id
         where u.email = $3 and s.left_at is null`
      : 'select id from users where email = $3';
  const rows: unknown[] = await manager.query(
    `select 1 from grants g where g.user_id = $1 and ${active} and g.holder_id in (${holders})`,
    [businessId, now, email],
  );
  return rows.length > 0;
}

/** An invitation names the grant that came from it. */
export async function findGrantById(manager: EntityManager, id: GrantId): Promise<NamedGrantRow | undefined> {
  const [row]: NamedGrantRow[] = await manager.query(`${named} where g.id = $1`, [id]);
  return row;
}
