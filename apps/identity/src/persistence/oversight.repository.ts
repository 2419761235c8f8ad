import type {
  BusinessId,
  BusinessSummary,
  PracticeId,
  PracticeManager,
  PracticeSummary,
  UserQuery,
} from '@groundwork/contracts';
import { containing } from '@groundwork/platform-database';
import type { EntityManager } from 'typeorm';
import { managerDayOf } from '../domain/manager-day.rules.ts';

const mostEmails = 20;

const active = (grant: string) =>
  `${grant}.ended_at is null and (${grant}.expires_at is null or ${grant}.expires_at > $1)`;

const holders = (type: 'person' | 'practice') => `(select count(*)::int from grants g
  where g.user_id = b.user_id and g.holder_type = '${type}' and ${active('g')})`;

interface BusinessSummaryRow extends Omit<BusinessSummary, 'createdAt'> {
  createdAt: Date;
}

type Wanted = UserQuery & { now: Date; limit: number };

const pageValues = ({ now, search, cursor, limit }: Wanted) => [
  now,
  search ? containing(search) : null,
  cursor ?? null,
  limit,
];

/** Ids contain the time, so their order is the order of the creation. */
export async function businessSummaries(manager: EntityManager, wanted: Wanted): Promise<BusinessSummary[]> {
  const rows: BusinessSummaryRow[] = await manager.query(
    `select b.user_id as id, b.name, b.plan, b.created_at as "createdAt", owners,
       ${holders('person')} as people, ${holders('practice')} as practices
     from businesses b
     cross join lateral (select array(select u.email from grants g join users u on u.id = g.holder_id
       where g.user_id = b.user_id and g.role = 'owner' and ${active('g')}
       order by g.granted_at, g.id limit ${mostEmails}) as owners) o
     where ($3::uuid is null or b.user_id < $3)
       and ($2::text is null or b.name ilike $2 or array_to_string(owners, ' ') like $2)
     order by b.user_id desc limit $4`,
    pageValues(wanted),
  );
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

interface PracticeSummaryRow extends Omit<PracticeSummary, 'createdAt' | 'managerBy'> {
  createdAt: Date;
  masterSince: Date | null;
}

export async function practiceSummaries(
  manager: EntityManager,
  wanted: Wanted & { id?: PracticeId },
): Promise<PracticeSummary[]> {
  const rows: PracticeSummaryRow[] = await manager.query(
    `select p.id, p.name, p.plan, p.manager, p.master_since as "masterSince", p.created_at as "createdAt",
       admins, (select count(*)::int from practice_staff s where s.practice_id = p.id and s.left_at is null)
         as staff,
       (select count(*)::int from grants g where g.holder_id = p.id and ${active('g')}) as clients
     from practices p
     cross join lateral (select array(select u.email from practice_staff s join users u on u.id = s.person_id
       where s.practice_id = p.id and s.role = 'admin' and s.left_at is null
       order by s.joined_at, u.id limit ${mostEmails}) as admins) a
     where p.closed_at is null and ($3::uuid is null or p.id < $3) and ($5::uuid is null or p.id = $5)
       and ($2::text is null or p.name ilike $2 or array_to_string(admins, ' ') like $2)
     order by p.id desc limit $4`,
    [...pageValues(wanted), wanted.id ?? null],
  );
  return rows.map(({ masterSince, createdAt, ...row }) => ({
    ...row,
    managerBy: managerDayOf({ ...row, createdAt, masterSince }),
    createdAt: createdAt.toISOString(),
  }));
}

export async function storeManager(
  manager: EntityManager,
  id: PracticeId,
  assigned: PracticeManager | null,
): Promise<void> {
  await manager.query('update practices set manager = $2 where id = $1', [
    id,
    assigned && JSON.stringify(assigned),
  ]);
}

export async function isBusiness(manager: EntityManager, id: BusinessId): Promise<boolean> {
  const rows: unknown[] = await manager.query('select 1 from businesses where user_id = $1', [id]);
  return rows.length > 0;
}
