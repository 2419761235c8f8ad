import { type SubscriptionPlan } from './account.ts';
import { planTexts } from './plans.wording.ts';

interface PlanOffer {
  plan: SubscriptionPlan;
  label: string;
  pricePerMonth: number;
}

export const planOffers: readonly PlanOffer[] = [
  { plan: 'starter', label: 'Starter', pricePerMonth: 0 },
  { plan: 'individual', label: 'Individual', pricePerMonth: 47 },
  { plan: 'professional', label: 'Professional', pricePerMonth: 147 },
  { plan: 'master', label: 'Master Partner', pricePerMonth: 497 },
];

/** The only source of plan features for the guard, the screens and the plan comparison. */
export const entitlements = {
  everythingShown: {
    ...planTexts.everythingShown,
    plans: ['starter', 'individual', 'professional', 'master'],
  },
  provenScore: {
    ...planTexts.provenScore,
    plans: ['starter', 'individual', 'professional', 'master'],
  },
  lenderRecords: {
    ...planTexts.lenderRecords,
    plans: ['starter', 'individual', 'professional', 'master'],
  },
  goalPlanner: {
    ...planTexts.goalPlanner,
    plans: ['individual', 'professional', 'master'],
  },
  costComparison: {
    ...planTexts.costComparison,
    plans: ['individual', 'professional', 'master'],
  },
  analysisShare: {
    ...planTexts.analysisShare,
    plans: ['professional', 'master'],
  },
  lenderFile: {
    ...planTexts.lenderFile,
    plans: ['professional', 'master'],
  },
  clientProfiles: {
    ...planTexts.clientProfiles,
    plans: ['master'],
  },
  whiteLabel: {
    ...planTexts.whiteLabel,
    plans: ['master'],
  },
  apiAccess: {
    ...planTexts.apiAccess,
    plans: ['master'],
    planned: true,
  },
  dedicatedManager: {
    ...planTexts.dedicatedManager,
    plans: ['master'],
  },
} as const satisfies Record<string, Entitlement>;

interface Entitlement {
  label: string;
  does: string;
  plans: readonly SubscriptionPlan[];
  planned?: true;
}

export type EntitlementName = keyof typeof entitlements;

interface PlanLimits {
  ownBusinesses: number;
  others: number;
}

export const planLimits: Readonly<Record<SubscriptionPlan, PlanLimits>> = {
  starter: { ownBusinesses: 1, others: 2 },
  individual: { ownBusinesses: 2, others: 5 },
  professional: { ownBusinesses: 5, others: 25 },
  master: { ownBusinesses: 50, others: 100 },
};

export const clientLimits = { starter: 2, master: Number.POSITIVE_INFINITY } as const;

export const isEntitled = (plan: SubscriptionPlan, name: EntitlementName): boolean =>
  (entitlements[name].plans as readonly SubscriptionPlan[]).includes(plan);

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const plansWith = (name: EntitlementName): string =>
  list.format(planOffers.filter(({ plan }) => isEntitled(plan, name)).map(({ label }) => label));
