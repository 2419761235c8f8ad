import { describe, expect, it } from '@jest/globals';
import type { ProviderSubscription } from './provider-subscription.model.ts';
import { subscriptionStateOf } from './subscription-state.rules.ts';

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
const stateWith = (changes: Partial<ProviderSubscription>, now = soon) =>
  subscriptionStateOf({ ...professional, ...changes }, now);

describe('the state of a subscription', () => {
  it('that is paid has its plan and its next charge', () => {
    expect(stateWith({})).toMatchObject({ plan: 'professional', nextPlan: null, nextChargeCents: 14_700 });
  });

  it('that is not paid yet is starter', () => {
    expect(stateWith({ status: 'incomplete' })).toMatchObject({ plan: 'starter', status: 'incomplete' });
  });

  it('that is canceled lasts until its period ends, without a further charge', () => {
    expect(stateWith({ cancelAtPeriodEnd: true })).toMatchObject({
      plan: 'professional',
      nextPlan: 'starter',
      nextChargeCents: null,
    });
  });

  it('that is downgraded has the paid plan until the period ends', () => {
    expect(stateWith({ plan: 'individual', paidPlan: 'professional', amountCents: 4700 })).toMatchObject({
      plan: 'professional',
      nextPlan: 'individual',
      nextChargeCents: 4700,
    });
  });

  it.each([
    ['2026-02-07T23:59:59Z', 'professional'],
    ['2026-02-08T00:00:00Z', 'starter'],
  ])('after a failed renewal on February 1 is, at %s, %s', (now, plan) => {
    for (const status of ['past_due', 'unpaid']) {
      expect(stateWith({ status }, new Date(now))).toMatchObject({
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
  ])('%s is starter', (status, expected) => {
    expect(stateWith({ status })).toMatchObject({
      plan: 'starter',
      status: expected,
      currentPeriodEnd: null,
    });
  });

  it('that the provider no longer has is over', () => {
    expect(subscriptionStateOf(null, soon)).toMatchObject({ plan: 'starter', status: 'canceled' });
  });
});
