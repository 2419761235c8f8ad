import type {
  AdmittedBusiness,
  Business,
  BusinessId,
  PracticeId,
  Role,
  SubscriptionPlan,
  UserId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { planInForce } from '../domain/plan-rank.rules.ts';
import { businessNotFound } from '../identity.errors.ts';
import { plannedEnds } from './erasure.repository.ts';
import type { GrantRow } from './grant.repository.ts';

export interface HeldRow extends Pick<
  GrantRow,
  'id' | 'businessId' | 'role' | 'areas' | 'expiresAt' | 'lastUsedAt'
> {
  name: string;
  plan: SubscriptionPlan;
  practiceId: PracticeId | null;
  practiceName: string | null;
  hasMasterPractice: boolean;
  practiceIds: PracticeId[];
  lastOpenedAt: Date | null;
}

/** $2 is the present of the clock of the service. */
const active = (grant: string) =>
  `${grant}.ended_at is null and (${grant}.expires_at is null or ${grant}.expires_at > $2)`;

const masterPractice = `exists (select 1 from grants m join practices mp on mp.id = m.holder_id
    where m.user_id = g.user_id and m.holder_type = 'practice' and ${active('m')} and mp.plan = 'master')`;

const practiceIds = `array(select m.holder_id from grants m
    where m.user_id = g.user_id and m.holder_type = 'practice' and ${active('m')})`;

/** All that $1 holds as a person and as one of the staff of practices. */
const held = `
  select g.id, g.user_id as "businessId", g.role, g.areas, g.expires_at as "expiresAt",
    g.last_used_at as "lastUsedAt", b.name, b.plan, p.id as "practiceId", p.name as "practiceName",
    ${masterPractice} as "hasMasterPractice", ${practiceIds} as "practiceIds",
    coalesce(c.last_opened_at, g.last_used_at) as "lastOpenedAt"
  from grants g
  join businesses b on b.user_id = g.user_id
  left join practices p on g.holder_type = 'practice' and p.id = g.holder_id
  left join practice_clients c on c.practice_id = p.id and c.user_id = g.user_id
  where ${active('g')} and g.holder_id in (select $1::uuid union all
    select practice_id from practice_staff where person_id = $1 and left_at is null)`;

const strongest = `array_position(array['owner', 'member', 'adviser'], g.role)`;

const mostBusinesses = 1000;

export interface WantedGrant {
  person: UserId;
  now: Date;
  to?: BusinessId | undefined;
}

export async function heldGrant(
  manager: EntityManager,
  { person, now, to }: WantedGrant,
): Promise<HeldRow | undefined> {
  const [row]: HeldRow[] = await manager.query(
    `${held} and ($3::uuid is null or g.user_id = $3)
     order by g.user_id = $1 desc, ${to ? `${strongest}, ` : ''}g.granted_at, g.id limit 1`,
    [person, now, to ?? null],
  );
  return row;
}

/** The own ones first. One row for a business that the person holds in several ways. */
export const heldBusinesses = (
  manager: EntityManager,
  { person, now }: Omit<WantedGrant, 'to'>,
): Promise<HeldRow[]> =>
  manager.query(
    `select * from (select distinct on (held."businessId") held.* from (${held}) held
       order by held."businessId", array_position(array['owner', 'member', 'adviser'], held.role)) own
     order by role = 'owner' desc, lower(name), "businessId" limit ${mostBusinesses}`,
    [person, now],
  );

export async function roleOfUser(manager: EntityManager, id: UserId): Promise<Role | undefined> {
  const [row]: { role: Role }[] = await manager.query('select role from users where id = $1', [id]);
  return row?.role;
}

export async function planOfBusiness(
  manager: EntityManager,
  id: BusinessId,
  now: Date,
): Promise<SubscriptionPlan> {
  const [row]: { plan: SubscriptionPlan; hasMasterPractice: boolean }[] = await manager.query(
    `select g.plan, ${masterPractice} as "hasMasterPractice" from businesses g where g.user_id = $1`,
    [id, now],
  );
  return row ? planInForce(row.plan, row.hasMasterPractice) : 'starter';
}

export async function recordUse(
  manager: EntityManager,
  { id, businessId, practiceId }: HeldRow,
  now: Date,
): Promise<void> {
  await manager.query('update grants set last_used_at = $3 where user_id = $1 and id = $2', [
    businessId,
    id,
    now,
  ]);
  if (practiceId === null) return;
  await manager.query(
    `insert into practice_clients (practice_id, user_id, last_opened_at) values ($1, $2, $3)
     on conflict (practice_id, user_id) do update set last_opened_at = excluded.last_opened_at`,
    [practiceId, businessId, now],
  );
}

const practiceOf = ({ practiceId, practiceName }: HeldRow) =>
  practiceId === null ? null : { id: practiceId, name: practiceName ?? '' };

export const admittedView = (row: HeldRow): AdmittedBusiness => ({
  id: row.businessId,
  name: row.name,
  role: row.role,
  areas: row.areas,
  plan: planInForce(row.plan, row.hasMasterPractice),
  grantId: row.id,
  practice: practiceOf(row),
  practices: row.practiceIds,
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

export async function ownView(manager: EntityManager, wanted: WantedGrant): Promise<Business> {
  const row = await heldGrant(manager, wanted);
  if (!row) throw businessNotFound();
  const ends = await plannedEnds(manager, [row.businessId]);
  return businessView(row, ends.get(row.businessId));
}

export async function businessViews(manager: EntityManager, rows: readonly HeldRow[]): Promise<Business[]> {
  const ends = await plannedEnds(
    manager,
    rows.map(({ businessId }) => businessId),
  );
  return rows.map((row) => businessView(row, ends.get(row.businessId)));
}

const businessView = (row: HeldRow, erasedAfter?: Date): Business => ({
  id: row.businessId,
  name: row.name,
  role: row.role,
  areas: row.areas,
  plan: planInForce(row.plan, row.hasMasterPractice),
  through: row.practiceId === null ? null : { practiceId: row.practiceId, name: row.practiceName ?? '' },
  own: row.role === 'owner',
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  erasedAfter: erasedAfter?.toISOString() ?? null,
});
