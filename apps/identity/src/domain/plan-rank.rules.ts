import { type SubscriptionPlan, subscriptionPlans } from '@groundwork/contracts';

export const higherPlan = (one: SubscriptionPlan, other: SubscriptionPlan): SubscriptionPlan =>
  subscriptionPlans.indexOf(one) >= subscriptionPlans.indexOf(other) ? one : other;

export const highestPlan = (plans: readonly SubscriptionPlan[]): SubscriptionPlan =>
  plans.reduce(higherPlan, 'starter');

/** A practice with the plan `master` brings its clients the plan `professional`. */
export const planInForce = (own: SubscriptionPlan, hasMasterPractice: boolean): SubscriptionPlan =>
  hasMasterPractice ? higherPlan(own, 'professional') : own;
