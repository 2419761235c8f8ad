import { describe, expect, it } from '@jest/globals';
import { subscriptionPlans } from './account.ts';
import { entitlements, isEntitled, planOffers, plansWith } from './entitlements.ts';

describe('what a plan has', () => {
  it('nothing the specification shows is limited on any plan', () => {
    expect(subscriptionPlans.filter((plan) => isEntitled(plan, 'everythingShown'))).toEqual([
      ...subscriptionPlans,
    ]);
  });

  it.each([
    ['goalPlanner', 'individual professional master'],
    ['costComparison', 'individual professional master'],
    ['analysisFirst', 'professional master'],
    ['clientProfiles', 'master'],
    ['whiteLabel', 'master'],
    ['apiAccess', 'master'],
    ['dedicatedManager', 'master'],
  ] as const)('%s comes with %s', (name, plans) => {
    expect(subscriptionPlans.filter((plan) => isEntitled(plan, name)).join(' ')).toBe(plans);
  });

  it('is said in words', () => {
    expect(plansWith('goalPlanner')).toBe('Individual, Professional, and Master Partner');
    expect(plansWith('apiAccess')).toBe('Master Partner');
  });

  it('a dearer plan has everything a cheaper one has', () => {
    const counts = planOffers.map(
      ({ plan }) => Object.values(entitlements).filter(({ plans }) => plans.some((p) => p === plan)).length,
    );
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});

it('the plans cost 47, 147 and 497 dollars a month', () => {
  expect(planOffers.map(({ plan, pricePerMonth }) => [plan, pricePerMonth])).toEqual([
    ['starter', 0],
    ['individual', 47],
    ['professional', 147],
    ['master', 497],
  ]);
});
