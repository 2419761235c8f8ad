import { type SubscriptionPlan, subscriptionPlans } from '@groundwork/contracts';

export interface GivenPlanRow {
  readonly plan: SubscriptionPlan;
  /** Its last day. */
  readonly until: string | null;
  readonly reason: string;
  readonly givenAt: Date;
}

const rank = (plan: SubscriptionPlan) => subscriptionPlans.indexOf(plan);

export const hasEnded = ({ until }: Pick<GivenPlanRow, 'until'>, today: string): boolean =>
  until !== null && until < today;

export const planInForce = (
  paid: SubscriptionPlan,
  given: Pick<GivenPlanRow, 'plan'> | null,
): SubscriptionPlan => (given !== null && rank(given.plan) > rank(paid) ? given.plan : paid);
