import {
  type AnalysisLane,
  isEntitled,
  type SubscriptionPlan,
  subscriptionPlans,
} from '@groundwork/contracts';

/** An owner waits for the processor time that her readings spent lately. Half of it is forgotten each hour. */
export const halfLifeSeconds = 3600;

export const estimatedMs: Readonly<Record<AnalysisLane, number>> = { quick: 500, slow: 5000 };

export const msPerTurn = 100;

/** Limit of BullMQ. Documents at the limit run in the order of their arrival. */
export const lastTurn = 2_097_152;

export const favoredPlans: readonly SubscriptionPlan[] = subscriptionPlans.filter((plan) =>
  isEntitled(plan, 'analysisShare'),
);
