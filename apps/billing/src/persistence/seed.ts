import type { DemoOwner } from '@groundwork/contracts';
import { systemClock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { seedTexts } from '../billing.wording.ts';
import { givePlan } from '../features/give-plan/give-plan.use-case.ts';

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id: userId, plan = 'professional' } = demoOwner;
  const [given] = await dataSource.query<object[]>('select 1 from given_plans where user_id = $1', [userId]);
  if (given) return undefined;
  const gift = { userId, actorId: 'system', plan, until: null, reason: seedTexts.reason };
  await dataSource.transaction((manager) => givePlan(manager, gift, systemClock.now()));
  return `the plan ${plan} of the demo`;
}
