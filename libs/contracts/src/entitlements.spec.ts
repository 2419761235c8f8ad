import { describe, expect, it } from '@jest/globals';
import { subscriptionPlans } from './account.ts';
import { entitlements, isEntitled, planOffers, plansWith } from './entitlements.ts';

describe('the entitlements of a plan', () => {
  it('limit nothing of the specification on any plan', () => {
    expect(subscriptionPlans.filter((plan) => isEntitled(plan, 'everythingShown'))).toEqual([
      ...subscriptionPlans,
    ]);
  });

  it.each([
    ['provenScore', 'starter individual professional master'],
    ['goalPlanner', 'individual professional master'],
    ['costComparison', 'individual professional master'],
    ['analysisShare', 'professional master'],
    ['clientProfiles', 'master'],
    ['whiteLabel', 'master'],
    ['apiAccess', 'master'],
    ['dedicatedManager', 'master'],
  ] as const)('include %s in %s', (name, plans) => {
    expect(subscriptionPlans.filter((plan) => isEntitled(plan, name)).join(' ')).toBe(plans);
  });

  it('have a sentence with the plans', () => {
    expect(plansWith('goalPlanner')).toBe('Individual, Professional, and Master Partner');
    expect(plansWith('apiAccess')).toBe('Master Partner');
  });

  it('of a more expensive plan include those of a cheaper plan', () => {
    const counts = planOffers.map(
      ({ plan }) => Object.values(entitlements).filter(({ plans }) => plans.some((p) => p === plan)).length,
    );
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});

it('cost 47, 147 and 497 dollars a month', () => {
  expect(planOffers.map(({ plan, pricePerMonth }) => [plan, pricePerMonth])).toEqual([
    ['starter', 0],
    ['individual', 47],
    ['professional', 147],
    ['master', 497],
  ]);
});
