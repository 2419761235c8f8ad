import { describe, expect, it } from '@jest/globals';
import type { ProviderSubscription } from './provider-subscription.model.ts';
import { standingOf } from './standing.rules.ts';

const periodStart = new Date('2026-02-01T00:00:00Z');
const periodEnd = new Date('2026-03-01T00:00:00Z');
const soon = new Date('2026-02-03T00:00:00Z');

const professional: ProviderSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  plan: 'professional',
  paidPlan: null,
  pendingPlan: null,
  status: 'active',
  periodStart,
  periodEnd,
  cancelAtPeriodEnd: false,
  amountCents: 14_700,
  currency: 'usd',
  clientSecret: null,
};
const standing = (changes: Partial<ProviderSubscription>, now = soon) =>
  standingOf({ ...professional, ...changes }, now);

describe('what a subscription means', () => {
  it('a paid one gives its plan and says what comes next', () => {
    expect(standing({})).toMatchObject({ plan: 'professional', nextPlan: null, nextChargeCents: 14_700 });
  });

  it('one that is not paid yet gives nothing', () => {
    expect(standing({ status: 'incomplete' })).toMatchObject({ plan: 'starter', status: 'incomplete' });
  });

  it('a cancelled one lasts until its period ends, and nothing is charged then', () => {
    expect(standing({ cancelAtPeriodEnd: true })).toMatchObject({
      plan: 'professional',
      nextPlan: 'starter',
      nextChargeCents: null,
    });
  });

  it('a downgrade leaves what was paid for until the period ends', () => {
    expect(standing({ plan: 'individual', paidPlan: 'professional', amountCents: 4700 })).toMatchObject({
      plan: 'professional',
      nextPlan: 'individual',
      nextChargeCents: 4700,
    });
  });

  it.each([
    ['2026-02-07T23:59:59Z', 'professional'],
    ['2026-02-08T00:00:00Z', 'starter'],
  ])('a failed renewal on 1 February is, at %s, %s', (now, plan) => {
    for (const status of ['past_due', 'unpaid']) {
      expect(standing({ status }, new Date(now))).toMatchObject({
        plan,
        status,
        graceUntil: new Date('2026-02-08T00:00:00Z'),
      });
    }
  });

  it.each([
    ['canceled', 'canceled'],
    ['incomplete_expired', 'none'],
    ['paused', 'paused'],
  ])('%s is starter', (status, said) => {
    expect(standing({ status })).toMatchObject({ plan: 'starter', status: said, currentPeriodEnd: null });
  });

  it('one the provider does not know any more is over', () => {
    expect(standingOf(null, soon)).toMatchObject({ plan: 'starter', status: 'canceled' });
  });
});
