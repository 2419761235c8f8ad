import { type SubscriptionPlan } from './account.ts';

interface PlanOffer {
  plan: SubscriptionPlan;
  label: string;
  /** Whole dollars a month; nothing is charged for starter. */
  pricePerMonth: number;
  /** Sold by talking to people. */
  bySales?: true;
}

export const planOffers: readonly PlanOffer[] = [
  { plan: 'starter', label: 'Starter', pricePerMonth: 0 },
  { plan: 'individual', label: 'Individual', pricePerMonth: 47 },
  { plan: 'professional', label: 'Professional', pricePerMonth: 147 },
  { plan: 'master', label: 'Master Partner', pricePerMonth: 497, bySales: true },
];

/** Which plan has what. The guard, the screens and the comparison read this and nothing else. */
export const entitlements = {
  everythingShown: {
    label: 'Score, advice, documents, lender matching, banking',
    does: 'Everything the product does for an owner',
    plans: ['starter', 'individual', 'professional', 'master'],
  },
  goalPlanner: {
    label: 'Goal planner',
    does: 'Plans the cheapest steps to a score or a lender',
    plans: ['individual', 'professional', 'master'],
  },
  costComparison: {
    label: 'Cost comparison',
    does: 'Compares what offers cost over their whole term',
    plans: ['individual', 'professional', 'master'],
  },
  analysisFirst: {
    label: 'Analysis first in the queue',
    does: 'Documents are read before those of other plans',
    plans: ['professional', 'master'],
  },
  clientProfiles: {
    label: 'Unlimited client profiles',
    does: 'Profiles for the businesses an adviser looks after',
    plans: ['master'],
    bySales: true,
  },
  whiteLabel: {
    label: 'White label',
    does: "The product under an adviser's own name and colours",
    plans: ['master'],
    bySales: true,
  },
  apiAccess: {
    label: 'API access',
    does: 'The product from your own software',
    plans: ['master'],
    bySales: true,
  },
  dedicatedManager: {
    label: 'Dedicated manager',
    does: 'One person who knows your clients',
    plans: ['master'],
    bySales: true,
  },
} as const satisfies Record<string, Entitlement>;

interface Entitlement {
  label: string;
  does: string;
  plans: readonly SubscriptionPlan[];
  /** Arranged by people, not by a switch. */
  bySales?: true;
}

export type EntitlementName = keyof typeof entitlements;

export const isEntitled = (plan: SubscriptionPlan, name: EntitlementName): boolean =>
  (entitlements[name].plans as readonly SubscriptionPlan[]).includes(plan);

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** In words. */
export const plansWith = (name: EntitlementName): string =>
  list.format(planOffers.filter(({ plan }) => isEntitled(plan, name)).map(({ label }) => label));
