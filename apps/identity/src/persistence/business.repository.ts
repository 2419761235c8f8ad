import {
  type BusinessId,
  ownerAreas,
  peopleLimits,
  type SubscriptionPlan,
  type UserId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { businessNotFound } from '../identity.errors.ts';

export interface BusinessRow {
  id: BusinessId;
  name: string;
  plan: SubscriptionPlan;
  planVersion: number;
  version: number;
  createdAt: Date;
}

export interface NewBusiness {
  id: BusinessId;
  name: string;
  creator: UserId;
  now: Date;
  plan?: SubscriptionPlan;
}

const columns = `user_id as id, name, plan, plan_version as "planVersion", version, created_at as "createdAt"`;

export const firstBusinessName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  Array.from(`${firstName} ${lastName}`).slice(0, peopleLimits.name).join('').trim();

/** The creator owns it from the first moment. */
export async function insertBusiness(
  manager: EntityManager,
  { id, name, creator, now, plan = 'starter' }: NewBusiness,
): Promise<void> {
  await manager.query(
    'insert into businesses (user_id, name, plan, created_by, created_at) values ($1, $2, $3, $4, $5)',
    [id, name, plan, creator, now],
  );
  await manager.query(
    `insert into grants (id, user_id, holder_type, holder_id, role, areas, granted_by, granted_at)
     values ($1, $2, 'person', $3, 'owner', $4, $3, $5)`,
    [newId(), id, creator, JSON.stringify(ownerAreas), now],
  );
}

/** All changes of the people of a business wait for each other, so that limits and last owners hold. */
export async function lockBusiness(manager: EntityManager, id: BusinessId): Promise<BusinessRow> {
  const [row]: BusinessRow[] = await manager.query(
    `select ${columns} from businesses where user_id = $1 for update`,
    [id],
  );
  if (!row) throw businessNotFound();
  return row;
}

export async function changeBusiness(
  manager: EntityManager,
  { id, name, plan, planVersion, version }: BusinessRow,
): Promise<void> {
  await manager.query(
    'update businesses set name = $2, plan = $3, plan_version = $4, version = $5 where user_id = $1',
    [id, name, plan, planVersion, version],
  );
}

export async function findBusiness(manager: EntityManager, id: BusinessId): Promise<BusinessRow | undefined> {
  const [row]: BusinessRow[] = await manager.query(
    `select ${columns} from businesses where user_id = $1 for update`,
    [id],
  );
  return row;
}

interface OwnedBusiness {
  id: BusinessId;
  plan: SubscriptionPlan;
}

export const businessesOwnedBy = (manager: EntityManager, person: UserId): Promise<OwnedBusiness[]> =>
  manager.query(
    `select b.user_id as id, b.plan from grants g join businesses b on b.user_id = g.user_id
     where g.holder_id = $1 and g.role = 'owner' and g.ended_at is null
     order by g.user_id = $1 desc, g.granted_at, g.id`,
    [person],
  );

interface UserWithoutBusiness {
  id: UserId;
  firstName: string;
  lastName: string;
  plan: SubscriptionPlan;
}

/** An identity of the previous version can still add users while a new one starts. */
export const usersWithoutBusiness = (manager: EntityManager, id?: UserId): Promise<UserWithoutBusiness[]> =>
  manager.query(
    `select u.id, first_name as "firstName", last_name as "lastName", subscription_plan as plan from users u
     where ($1::uuid is null or u.id = $1) and not exists (select 1 from businesses b where b.user_id = u.id)
       and not exists (select 1 from erased_owners
         where owner_hash = encode(sha256(convert_to(u.id::text, 'UTF8')), 'hex'))
     order by u.id limit 500 for update of u skip locked`,
    [id ?? null],
  );
