import { businessId, type EventOf, events, practiceId, type SubscriptionPlan } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { changeBusiness, findBusiness } from '../../persistence/business.repository.ts';
import { findPractice, type PracticeRow } from '../../persistence/practice.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';

type SubscriptionEvent = EventOf<typeof events.subscriptionChanged>;

/** The subscription is of a user with a first business, of a further business, or of a practice. */
export async function changePlan(manager: EntityManager, event: SubscriptionEvent): Promise<void> {
  const ofUser = await changeUserPlan(manager, event);
  const ofBusiness = await changeBusinessPlan(manager, event);
  const changed = ofUser ?? ofBusiness;
  if (changed) return publish(manager, event, changed);
  await changePracticePlan(manager, event);
}

interface Changed {
  version: number;
  isNewPlan: boolean;
}

async function changeUserPlan(
  manager: EntityManager,
  { userId, aggregateVersion, data: { plan } }: SubscriptionEvent,
): Promise<Changed | undefined> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(userSchema, { where: { id: userId }, lock });
  if (!user) return undefined;
  if (user.planVersion >= aggregateVersion) return { version: user.version, isNewPlan: false };
  const isNewPlan = user.subscriptionPlan !== plan;
  const version = user.version + (isNewPlan ? 1 : 0);
  const change = { subscriptionPlan: plan, planVersion: aggregateVersion, version };
  await manager.update(userSchema, { id: userId }, change);
  return { version, isNewPlan };
}

async function changeBusinessPlan(
  manager: EntityManager,
  { userId, aggregateVersion: planVersion, data: { plan } }: SubscriptionEvent,
): Promise<Changed | undefined> {
  const business = await findBusiness(manager, businessId.parse(userId));
  if (!business) return undefined;
  if (business.planVersion >= planVersion) return { version: business.version, isNewPlan: false };
  const isNewPlan = business.plan !== plan;
  const version = business.version + (isNewPlan ? 1 : 0);
  await changeBusiness(manager, { ...business, plan, planVersion, version });
  return { version, isNewPlan };
}

async function changePracticePlan(
  manager: EntityManager,
  { userId, aggregateVersion: planVersion, data: { plan } }: SubscriptionEvent,
): Promise<void> {
  const practice = await findPractice(manager, practiceId.parse(userId));
  if (!practice || practice.planVersion >= planVersion) return;
  const changed = { ...practice, plan: practicePlanOf(plan), planVersion };
  await announcePractice(manager, changed, { actor: 'system', action: 'practice.plan-changed' });
}

const practicePlanOf = (plan: SubscriptionPlan): PracticeRow['plan'] =>
  plan === 'master' ? 'master' : 'starter';

async function publish(
  manager: EntityManager,
  { userId, data: { plan } }: SubscriptionEvent,
  { version, isNewPlan }: Changed,
): Promise<void> {
  if (!isNewPlan) return;
  await appendToOutbox(manager, events.userPlanChanged, {
    aggregateId: userId,
    aggregateVersion: version,
    userId,
    data: { subscriptionPlan: plan },
  });
}
