import { describe, expect, it } from '@jest/globals';
import type { ProviderSubscription } from './provider-subscription.model.ts';
import { decideStart } from './start.rules.ts';

const running: ProviderSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  plan: 'individual',
  paidPlan: null,
  pendingPlan: null,
  status: 'active',
  periodStart: new Date('2026-01-01T00:00:00Z'),
  periodEnd: new Date('2026-02-01T00:00:00Z'),
  cancelAtPeriodEnd: false,
  amountCents: 4700,
  currency: 'usd',
  clientSecret: null,
};

describe('decideStart', () => {
  it.each([
    ['opens a subscription where there is none', null, 'open'],
    ['opens one where the last is over', { ...running, status: 'canceled' }, 'open'],
    ['upgrades what runs', running, 'upgrade'],
    ['takes the place of another plan that was never paid', { ...running, status: 'incomplete' }, 'replace'],
    [
      'is gone on with where its upgrade waits',
      { ...running, pendingPlan: 'professional', clientSecret: 's' },
      'reuse',
    ],
  ] as const)('%s', (_, current, start) => {
    expect(decideStart(current, 'professional')).toBe(start);
  });

  it('downgrades from a more expensive plan', () => {
    expect(decideStart({ ...running, plan: 'professional' }, 'individual')).toBe('downgrade');
  });

  it('rejects the running plan', () => {
    expect(() => decideStart(running, 'individual')).toThrow('already on the Individual plan');
  });

  it('rejects the plan that the running subscription changes to', () => {
    const changing = { ...running, plan: 'professional', paidPlan: 'individual' } as const;
    expect(() => decideStart(changing, 'professional')).toThrow(/Professional/);
    expect(() => decideStart(changing, 'individual')).toThrow('already on the Individual plan');
  });

  it('upgrades again if the pending upgrade has no payment', () => {
    expect(decideStart({ ...running, pendingPlan: 'professional' }, 'professional')).toBe('upgrade');
    expect(decideStart({ ...running, clientSecret: 's' }, 'professional')).toBe('upgrade');
  });

  it('continues the payment of the requested plan', () => {
    expect(decideStart({ ...running, plan: 'professional', status: 'past_due' }, 'professional')).toBe(
      'reuse',
    );
  });

  it('waits for the open invoice of another plan', () => {
    expect(() => decideStart({ ...running, status: 'past_due' }, 'professional')).toThrow('open invoice');
  });
});
