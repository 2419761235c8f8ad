import { type EventOf, events } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { userSchema } from '../../persistence/user.schema.ts';

export async function changePlan(
  manager: EntityManager,
  { userId, aggregateVersion, data: { plan } }: EventOf<typeof events.subscriptionChanged>,
): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(userSchema, { where: { id: userId }, lock });
  if (!user || user.planVersion >= aggregateVersion) return;
  const isNewPlan = user.subscriptionPlan !== plan;
  const version = user.version + (isNewPlan ? 1 : 0);
  const change = { subscriptionPlan: plan, planVersion: aggregateVersion, version };
  await manager.update(userSchema, { id: userId }, change);
  if (!isNewPlan) return;
  await appendToOutbox(manager, events.userPlanChanged, {
    aggregateId: userId,
    aggregateVersion: version,
    userId,
    data: { subscriptionPlan: plan },
  });
}
