import type { Practice, PracticeId, PracticeRole, StaffMember, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { managerDayOf } from '../domain/manager-day.rules.ts';
import { practiceNotFound } from '../identity.errors.ts';
import { brandsOf, deleteBrand, listedBrandView } from './brand.repository.ts';

export interface PracticeRow {
  id: PracticeId;
  name: string;
  plan: Practice['plan'];
  planVersion: number;
  version: number;
  createdAt: Date;
}

const columns = `p.id, p.name, p.plan, p.plan_version as "planVersion", p.version, p.created_at as "createdAt"`;
const open = 'p.closed_at is null';

export async function insertPractice(
  manager: EntityManager,
  { name, admin, now }: { name: string; admin: UserId; now: Date },
): Promise<PracticeRow> {
  const [row]: PracticeRow[] = await manager.query(
    `insert into practices as p (id, name, created_at) values ($1, $2, $3) returning ${columns}`,
    [newId(), name, now],
  );
  if (!row) throw new Error('PostgreSQL returned no practice');
  await addStaff(manager, row.id, { person: admin, role: 'admin', now });
  return row;
}

export async function addStaff(
  manager: EntityManager,
  id: PracticeId,
  { person, role, now }: { person: UserId; role: PracticeRole; now: Date },
): Promise<void> {
  await manager.query(
    `insert into practice_staff (practice_id, person_id, role, joined_at) values ($1, $2, $3, $4)
     on conflict (practice_id, person_id) do update
       set role = excluded.role, joined_at = excluded.joined_at, left_at = null`,
    [id, person, role, now],
  );
}

/** Changes of staff, clients and name wait for each other. */
export async function lockPractice(manager: EntityManager, id: PracticeId): Promise<PracticeRow> {
  const row = await findPractice(manager, id);
  if (!row) throw practiceNotFound();
  return row;
}

export async function lockPractices(manager: EntityManager, ids: readonly PracticeId[]): Promise<void> {
  await manager.query('select 1 from practices where id = any($1) order by id for update', [ids]);
}

export async function findPractice(manager: EntityManager, id: PracticeId): Promise<PracticeRow | undefined> {
  const statement = `select ${columns} from practices p where p.id = $1 and ${open} for update`;
  const [row]: PracticeRow[] = await manager.query(statement, [id]);
  return row;
}

export async function updatePractice(
  manager: EntityManager,
  { id, name, plan, planVersion, version }: PracticeRow,
): Promise<void> {
  await manager.query(
    `update practices set name = $2, plan = $3, plan_version = $4, version = $5,
       master_since = case when $3 <> 'master' then null else coalesce(master_since, now()) end
     where id = $1`,
    [id, name, plan, planVersion, version],
  );
}

export async function closePractice(manager: EntityManager, id: PracticeId, now: Date): Promise<void> {
  await manager.query('update practices set closed_at = $2, version = version + 1 where id = $1', [id, now]);
  await manager.query('update practice_staff set left_at = $2 where practice_id = $1 and left_at is null', [
    id,
    now,
  ]);
  await manager.query('delete from client_notes where practice_id = $1', [id]);
  await deleteBrand(manager, id);
  await manager.query('delete from data_keys where user_id = $1', [id]);
}

export async function roleInPractice(
  manager: EntityManager,
  id: PracticeId,
  person: UserId,
): Promise<PracticeRole | undefined> {
  const [row]: { role: PracticeRole }[] = await manager.query(
    `select s.role from practice_staff s join practices p on p.id = s.practice_id
     where s.practice_id = $1 and s.person_id = $2 and s.left_at is null and ${open}`,
    [id, person],
  );
  return row?.role;
}

export async function staffIds(manager: EntityManager, id: PracticeId): Promise<UserId[]> {
  const rows: { person: UserId }[] = await manager.query(
    `select person_id as person from practice_staff where practice_id = $1 and left_at is null
     order by person_id`,
    [id],
  );
  return rows.map(({ person }) => person);
}

export const staffOf = (manager: EntityManager, id: PracticeId, person?: UserId): Promise<StaffMember[]> =>
  manager.query(
    `select u.id, u.first_name || ' ' || u.last_name as name, u.email, s.role
     from practice_staff s join users u on u.id = s.person_id
     where s.practice_id = $1 and s.left_at is null and ($2::uuid is null or s.person_id = $2)
     order by s.joined_at, u.id limit 1000`,
    [id, person ?? null],
  );

export async function countAdmins(manager: EntityManager, id: PracticeId): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `select count(*)::int as count from practice_staff
     where practice_id = $1 and role = 'admin' and left_at is null`,
    [id],
  );
  return row?.count ?? 0;
}

export async function changeStaffRole(
  manager: EntityManager,
  id: PracticeId,
  { person, role }: { person: UserId; role: PracticeRole },
): Promise<void> {
  await manager.query('update practice_staff set role = $3 where practice_id = $1 and person_id = $2', [
    id,
    person,
    role,
  ]);
}

export async function endStaff(
  manager: EntityManager,
  id: PracticeId,
  { person, now }: { person: UserId; now: Date },
): Promise<void> {
  await manager.query('update practice_staff set left_at = $3 where practice_id = $1 and person_id = $2', [
    id,
    person,
    now,
  ]);
}

const picturedManagers = `users m where m.email = p.manager->>'email' and m.role <> 'user' and m.profile_image_url is not null`;

export async function pictureOfManager(manager: EntityManager, id: PracticeId): Promise<UserId | null> {
  const statement = `select (select m.id from ${picturedManagers}) as id from practices p where p.id = $1`;
  const [row]: { id: UserId | null }[] = await manager.query(statement, [id]);
  return row?.id ?? null;
}

interface OwnPracticeRow extends PracticeRow, Pick<Practice, 'manager'> {
  managerPicture: string | null;
  role: PracticeRole;
  clients: number;
  masterSince: Date | null;
}

export async function practicesOf(
  manager: EntityManager,
  { person, now, id }: { person: UserId; now: Date; id?: PracticeId },
): Promise<Practice[]> {
  const rows: OwnPracticeRow[] = await manager.query(
    `select ${columns}, p.manager, p.master_since as "masterSince", s.role,
       (select split_part(m.profile_image_url, '?', 2) from ${picturedManagers}) as "managerPicture", (select count(*)::int from grants g where g.holder_id = p.id
         and g.ended_at is null and (g.expires_at is null or g.expires_at > $2)) as clients
     from practice_staff s join practices p on p.id = s.practice_id
     where s.person_id = $1 and s.left_at is null and ${open} and ($3::uuid is null or p.id = $3)
     order by lower(p.name), p.id limit 200`,
    [person, now, id ?? null],
  );
  const ids = rows.map((row) => row.id);
  const brands = new Map((await brandsOf(manager, ids)).map((row) => [row.practiceId, listedBrandView(row)]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    plan: row.plan,
    clients: row.clients,
    manager: row.manager,
    managerBy: managerDayOf(row),
    managerPicture: row.managerPicture && `/api/practices/${row.id}/manager/picture?${row.managerPicture}`,
    brand: brands.get(row.id) ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function isStaff(manager: EntityManager, id: PracticeId, email: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from practice_staff s join users u on u.id = s.person_id
     where s.practice_id = $1 and s.left_at is null and u.email = $2`,
    [id, email],
  );
  return rows.length > 0;
}

export async function wasStaff(manager: EntityManager, id: PracticeId, person: UserId): Promise<boolean> {
  const statement = 'select 1 from practice_staff where practice_id = $1 and person_id = $2';
  const rows: unknown[] = await manager.query(statement, [id, person]);
  return rows.length > 0;
}

export async function practiceIdsOf(manager: EntityManager, person: UserId): Promise<PracticeId[]> {
  const rows: { id: PracticeId }[] = await manager.query(
    `select practice_id as id from practice_staff where person_id = $1 and left_at is null order by id`,
    [person],
  );
  return rows.map(({ id }) => id);
}

export async function otherAdmins(manager: EntityManager, id: PracticeId, person: UserId): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `select count(*)::int as count from practice_staff
     where practice_id = $1 and person_id <> $2 and role = 'admin' and left_at is null`,
    [id, person],
  );
  return row?.count ?? 0;
}
