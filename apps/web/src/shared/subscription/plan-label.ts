import { planOffers, type SubscriptionPlan } from '@groundwork/contracts';

export const planLabel = (plan: SubscriptionPlan): string =>
  planOffers.find((offer) => offer.plan === plan)?.label ?? plan;
