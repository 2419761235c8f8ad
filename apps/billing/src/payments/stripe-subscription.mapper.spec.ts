import { describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { type State, subscriptionJson } from '../../testing/fake-stripe.ts';
import { StripePrices } from './stripe-prices.adapter.ts';
import { fromStripe, paidPlanKey, paidUntilKey, planKey } from './stripe-subscription.mapper.ts';

const prices = new StripePrices(new Stripe('sk_test_1'), {}, true);

const periodStart = 1_770_000_000;
const state: State = { plan: 'individual', status: 'active', periodStart };
const view = subscriptionJson('sub_1', 'cus_1', state);
const [item] = view.items.data;
const read = (changes: object) =>
  fromStripe({ ...view, ...changes } as unknown as Stripe.Subscription, prices);
const pricedAt = (price: object) => ({
  items: { data: [{ ...item, price: { id: 'price_x', lookup_key: null, ...price } }] },
});

describe('a Stripe subscription', () => {
  it('has plan, period, amount and payment secret', () => {
    expect(read({})).toMatchObject({
      plan: 'individual',
      periodStart: new Date(periodStart * 1000),
      amountCents: 4700,
      currency: 'usd',
      clientSecret: 'pi_sub_1_secret_1',
    });
    expect(read({ latest_invoice: { status: 'paid' } })?.clientSecret).toBeNull();
    expect(read({ latest_invoice: 'in_1' })?.clientSecret).toBeNull();
  });

  it('has the more expensive plan until its paid period ends', () => {
    const paidFor = (until: number) => ({
      metadata: { [paidPlanKey]: 'professional', [paidUntilKey]: String(until) },
    });
    const end = item?.current_period_end ?? 0;
    expect(read(paidFor(end))?.paidPlan).toBe('professional');
    expect(read(paidFor(end - 30 * 86_400))?.paidPlan).toBeNull();
  });

  it('names the plan of an unpaid upgrade', () => {
    const price = { id: 'price_y', unit_amount: 14_700 };
    expect(read({ pending_update: { subscription_items: [{ price }] } })?.pendingPlan).toBe('professional');
  });

  it('gets its plan from the current price or from what was bought; a foreign price gives none', () => {
    expect(read(pricedAt({ unit_amount: 14_700 }))?.plan).toBe('professional');
    const bought = { metadata: { [planKey]: 'professional' } };
    expect(read({ ...pricedAt({ unit_amount: 9900 }), ...bought })?.plan).toBe('professional');
    expect(read(pricedAt({ unit_amount: 9900 }))).toBeUndefined();
  });
});
