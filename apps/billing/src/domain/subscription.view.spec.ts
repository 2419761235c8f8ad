import { describe, expect, it } from '@jest/globals';
import { userId } from '@groundwork/contracts';
import { concernsRow, isSameState } from './reading.rules.ts';
import type { StoredSubscription } from './subscription.model.ts';
import { subscriptionView } from './subscription.view.ts';

const row: StoredSubscription = {
  userId: userId.parse('7f1c1c39-26b6-4d53-8d1c-6f0c2b8b7b11'),
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  version: 3,
  reading: 8,
  readAt: new Date('2026-01-02T00:00:00Z'),
  plan: 'individual',
  status: 'active',
  currentPeriodEnd: new Date('2026-02-01T00:00:00Z'),
  cancelAtPeriodEnd: true,
  nextPlan: null,
  nextChargeCents: null,
  currency: null,
  graceUntil: null,
};
const view = {
  plan: 'individual',
  status: 'active',
  currentPeriodEnd: '2026-02-01T00:00:00.000Z',
  cancelAtPeriodEnd: true,
};

describe('the subscription that an owner sees', () => {
  it('is the starter plan without a row', () => {
    expect(subscriptionView(null)).toEqual({ plan: 'starter', status: 'none' });
  });

  it('has only plan and status before the first period', () => {
    const incomplete = subscriptionView({ ...row, status: 'incomplete', currentPeriodEnd: null });
    expect(incomplete).toEqual({ plan: 'individual', status: 'incomplete' });
  });

  it('has no charge, change or grace that does not exist', () => {
    expect(subscriptionView(row)).toEqual(view);
  });

  it('has the next plan and the end of the grace', () => {
    const graceUntil = new Date('2026-02-08T00:00:00Z');
    expect(subscriptionView({ ...row, nextPlan: 'professional', graceUntil })).toEqual({
      ...view,
      nextPlan: 'professional',
      graceUntil: '2026-02-08T00:00:00.000Z',
    });
  });

  it('has the next charge in whole units of its currency, with both known', () => {
    expect(subscriptionView({ ...row, nextChargeCents: 4750, currency: 'usd' })).toEqual({
      ...view,
      nextCharge: { amount: 47.5, currency: 'usd', at: '2026-02-01T00:00:00.000Z' },
    });
    expect(subscriptionView({ ...row, nextChargeCents: 4750 })).toEqual(view);
    expect(subscriptionView({ ...row, currency: 'usd' })).toEqual(view);
  });
});

describe('two states', () => {
  it.each([
    ['plan', 'master'],
    ['status', 'past_due'],
    ['currentPeriodEnd', null],
    ['cancelAtPeriodEnd', false],
    ['nextPlan', 'starter'],
    ['nextChargeCents', 1],
    ['currency', 'eur'],
    ['graceUntil', new Date(0)],
  ] as const)('differ by %s', (name, value) => {
    expect(isSameState(row, { ...row, [name]: value })).toBe(false);
  });

  it('are equal with equal times and other technical values', () => {
    const copy = { ...row, currentPeriodEnd: new Date('2026-02-01T00:00:00Z'), version: 9, reading: 1 };
    expect(isSameState(row, copy)).toBe(true);
  });
});

describe('a reading', () => {
  const subscription = {
    id: 'sub_2',
    customerId: 'cus_1',
    plan: 'individual',
    paidPlan: null,
    pendingPlan: null,
    periodStart: null,
    periodEnd: null,
    cancelAtPeriodEnd: false,
    amountCents: 1,
    currency: 'usd',
    clientSecret: null,
  } as const;
  const readingOf = (id: string, status: 'active' | 'canceled' | null) =>
    ({ id, number: 1, at: new Date(0), subscription: status && { ...subscription, id, status } }) as never;

  it.each([
    [true, 'sub_1', 'active'],
    [true, 'sub_1', 'canceled'],
    [true, 'sub_1', null],
    [true, 'sub_2', 'active'],
    [false, 'sub_2', 'canceled'],
    [false, 'sub_2', null],
  ] as const)('concerns the row: %s for %s, %s', (expected, id, status) => {
    expect(concernsRow(row, readingOf(id, status))).toBe(expected);
  });
});
