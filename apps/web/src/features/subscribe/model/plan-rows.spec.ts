import { describe, expect, it } from '@jest/globals';
import type { SubscriptionView } from '@groundwork/contracts';
import { rowsOf } from './plan-rows.ts';

const given: NonNullable<SubscriptionView['given']> = {
  plan: 'professional',
  until: '2027-03-01',
  reason: 'A member of the chamber',
  givenAt: '2026-11-30T10:00:00.000Z',
};
const view = (part: Partial<SubscriptionView>): SubscriptionView => ({
  plan: 'professional',
  status: 'none',
  given,
  ...part,
});

describe('the rows of a plan without a payment', () => {
  it('name its last day and its reason', () => {
    expect(rowsOf(view({}))).toEqual([
      { label: 'Given by this site', value: 'Until Mar 1, 2027' },
      { label: 'Reason', value: 'A member of the chamber' },
    ]);
    expect(rowsOf(view({ given: { ...given, until: null } }))[0]).toMatchObject({ value: 'Without an end' });
  });

  it('are absent while a higher plan is paid, or no plan is given', () => {
    expect(rowsOf(view({ plan: 'master', status: 'active' }))).toEqual([]);
    const { given: _given, ...plain } = view({ plan: 'starter' });
    expect(rowsOf(plain)).toEqual([]);
  });
});
