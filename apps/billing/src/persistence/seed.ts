import type { DemoOwner, SubscriptionPlan, UserId } from '@groundwork/contracts';
import { systemClock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { seedTexts } from '../billing.wording.ts';
import { givePlan } from '../features/give-plan/give-plan.use-case.ts';

async function give(dataSource: DataSource, userId: UserId, plan: SubscriptionPlan): Promise<boolean> {
  const [given] = await dataSource.query<object[]>('select 1 from given_plans where user_id = $1', [userId]);
  if (given) return false;
  const gift = { userId, actorId: 'system', plan, until: null, reason: seedTexts.reason };
  await dataSource.transaction((manager) => givePlan(manager, gift, systemClock.now()));
  return true;
}

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id, practiceId } = demoOwner;
  const isNew = await give(dataSource, id, 'professional');
  const isPracticeNew = practiceId !== undefined && (await give(dataSource, practiceId, 'master'));
  return isNew || isPracticeNew ? 'the plans of the demo' : undefined;
}
