import type { GivenPlanBody, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { GivenPlanRow } from '../domain/given-plan.rules.ts';

const mostAtOnce = 200;

export async function findGivenPlan(manager: EntityManager, userId: UserId): Promise<GivenPlanRow | null> {
  const [row] = await manager.query<GivenPlanRow[]>(
    `select plan, until::text, reason, given_at as "givenAt" from given_plans
     where user_id = $1 and ended_at is null`,
    [userId],
  );
  return row ?? null;
}

export async function endGivenPlan(manager: EntityManager, userId: UserId, now: Date): Promise<void> {
  const end = 'update given_plans set ended_at = $2 where user_id = $1 and ended_at is null';
  await manager.query(end, [userId, now]);
}

export async function addGivenPlan(
  manager: EntityManager,
  userId: UserId,
  { plan, until, reason }: GivenPlanBody,
  now: Date,
): Promise<void> {
  await manager.query(
    'insert into given_plans (id, user_id, plan, until, reason, given_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(), userId, plan, until, reason, now],
  );
}

export async function ownersWithEndedPlans(manager: EntityManager, today: string): Promise<UserId[]> {
  const rows = await manager.query<{ userId: UserId }[]>(
    `select user_id as "userId" from given_plans where ended_at is null and until < $1 limit ${mostAtOnce}`,
    [today],
  );
  return rows.map(({ userId }) => userId);
}
