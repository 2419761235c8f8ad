import { entitlements, planOffers, type SubscriptionPlan } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../subscribe.wording.ts';

type Offer = 'choose' | 'current' | 'scheduled' | 'sales';

export interface Benefit {
  readonly label: string;
  readonly isPlanned: boolean;
}

export interface PlanCard {
  readonly plan: SubscriptionPlan;
  readonly label: string;
  readonly price: string;
  readonly offer: Offer;
  readonly benefits: readonly Benefit[];
}

const rank = (plan: SubscriptionPlan) => planOffers.findIndex((offer) => offer.plan === plan);

export const isDowngrade = (from: SubscriptionPlan, to: SubscriptionPlan): boolean => rank(to) < rank(from);

function benefitsAddedBy(plan: SubscriptionPlan): Benefit[] {
  const before = planOffers[rank(plan) - 1]?.plan;
  const has = (plans: readonly SubscriptionPlan[], of: SubscriptionPlan | undefined) =>
    plans.some((p) => p === of);
  return Object.values(entitlements)
    .filter(({ plans }) => has(plans, plan) && !has(plans, before))
    .map((row) => ({ label: row.label, isPlanned: 'planned' in row }));
}

function offerOf(
  plan: SubscriptionPlan,
  current: SubscriptionPlan,
  next: SubscriptionPlan | undefined,
): Offer {
  if (plan === current) return 'current';
  if (plan === 'master') return 'sales';
  return plan === next ? 'scheduled' : 'choose';
}

export function planCards(current: SubscriptionPlan, next?: SubscriptionPlan): readonly PlanCard[] {
  return planOffers
    .filter(({ plan }) => plan !== 'starter')
    .map(({ plan, label, pricePerMonth }) => ({
      plan,
      label,
      price: `$${pricePerMonth}`,
      offer: offerOf(plan, current, next),
      benefits: [
        {
          label: fill(words.planCard.everythingIn, { plan: planOffers[rank(plan) - 1]?.label ?? '' }),
          isPlanned: false,
        },
        ...benefitsAddedBy(plan),
      ],
    }));
}
