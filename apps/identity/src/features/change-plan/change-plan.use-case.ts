import { type EventOf, events } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { userSchema } from '../../persistence/user.schema.ts';

/** Ignores an event that is older than the stored plan, or whose user no longer exists. */
export async function changePlan(
  manager: EntityManager,
  { userId, aggregateVersion, data: { plan } }: EventOf<typeof events.subscriptionChanged>,
): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(userSchema, { where: { id: userId }, lock });
  if (!user || user.planVersion >= aggregateVersion) return;
  const isOther = user.subscriptionPlan !== plan;
  const version = user.version + (isOther ? 1 : 0);
  const change = { subscriptionPlan: plan, planVersion: aggregateVersion, version };
  await manager.update(userSchema, { id: userId }, change);
  if (!isOther) return;
  // only now may a gateway ask again who this is
  await appendToOutbox(manager, events.userPlanChanged, {
    aggregateId: userId,
    aggregateVersion: version,
    userId,
    data: { subscriptionPlan: plan },
  });
}
