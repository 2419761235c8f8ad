import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { actingForSelf, rpc } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { deliver, patientlyMs, runBilling, Subscriber, subscriptionEvent } from '../../testing/billing.ts';
import { FakeStripe, subscriptionJson } from '../../testing/fake-stripe.ts';

let stripe: FakeStripe;
let billing: RunningService;

beforeAll(async () => {
  stripe = await FakeStripe.start();
  billing = await runBilling({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_URL: stripe.url,
    STRIPE_TIMEOUT_MS: '2000',
    RECONCILE_SECONDS: '1',
  });
});
afterAll(async () => {
  await billing.stop();
  await stripe.stop();
});
beforeEach(() => {
  stripe.made.clear();
  stripe.slowMs = () => 0;
  stripe.failsWith = undefined;
});

const keysOf = (start: string) => [...stripe.made.keys()].filter((key) => key.startsWith(start));

describe('with Stripe', () => {
  it('a user is one customer with one subscription, also from two tabs and after a retry', async () => {
    const ann = new Subscriber(billing);
    stripe.stateOf = (id) => [...stripe.made.values()].find((made) => 'id' in made && made.id === id);
    const [one, two] = await Promise.all([ann.start('individual'), ann.start('individual')]);
    expect(one).toMatchObject({ plan: 'individual', status: 'incomplete' });
    expect(one.clientSecret).toBe(`pi_${one.subscriptionId}_secret_1`);
    expect(two).toEqual(one);
    expect([keysOf('customer-'), keysOf('subscription-')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each(['POST /v1/customers', 'POST /v1/subscriptions'])(
    'an answer to %s that was lost makes nothing twice',
    async (line) => {
      const ann = new Subscriber(billing);
      stripe.dropReplyTo = line;
      expect(await ann.start('professional')).toMatchObject({ plan: 'professional', status: 'incomplete' });
      expect([keysOf('customer-'), keysOf('subscription-')].map(({ length }) => length)).toEqual([1, 1]);
      expect(stripe.dropReplyTo).toBeUndefined();
    },
  );

  it('that does not answer in time, the call ends at its deadline', async () => {
    const ann = new Subscriber(billing);
    stripe.slowMs = () => 10_000;
    await expect(ann.start('individual')).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
    stripe.slowMs = () => 0;
    expect(await ann.start('individual')).toMatchObject({ status: 'incomplete' });
    expect(keysOf('customer-')).toHaveLength(1);
  });

  it.each([
    ['out of order', 500],
    ['overloaded', 429],
    ['refusing our key', 401],
  ])('that is %s is reported as away, without its details', async (_, status) => {
    const ann = new Subscriber(billing);
    stripe.failsWith = status;
    const rejected = ann.start('individual');
    await expect(rejected).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
    await expect(rejected).rejects.not.toThrow(/Not now|sk_/);
    stripe.failsWith = undefined;
    expect(await ann.start('individual')).toMatchObject({ status: 'incomplete' });
    expect(keysOf('customer-')).toHaveLength(1);
  });

  it('sends no amount except the price of the plan', async () => {
    const ann = new Subscriber(billing);
    stripe.requests.length = 0;
    const claim = { amount: 1, price: 'price_cheap', quantity: 0 };
    const wish = { ...actingForSelf(ann.userId), plan: 'individual', ...claim };
    await billing.rpc.call(rpc.billing.start, wish, patientlyMs);
    const opened = stripe.requests.filter(({ line }) => line === 'POST /v1/subscriptions');
    expect(opened).toHaveLength(1);
    const fields = [...(opened[0]?.form.keys() ?? [])].filter((name) => name.startsWith('items'));
    expect(fields).toEqual(['items[0][price]']);
    expect(opened[0]?.form.get('items[0][price]')).toMatch(/^prices_/);
    expect(JSON.stringify(stripe.requests.map(({ form }) => [...form]))).not.toMatch(
      /price_cheap|amount","1"/,
    );
  });

  it('an older reply that arrives last changes nothing', async () => {
    const ann = new Subscriber(billing);
    const { subscriptionId: id } = await ann.start('individual');
    const [{ customer } = { customer: '' }] = await billing.query(
      'select customer_id as customer from subscriptions where user_id = $1',
      [ann.userId],
    );
    const reply = (plan: 'individual' | 'professional') => {
      stripe.stateOf = (requests) => subscriptionJson(requests, String(customer), { plan, status: 'active' });
      return deliver(billing, subscriptionEvent({ id, customer: String(customer) }));
    };
    const delays = [300];
    stripe.slowMs = (line) => (line.endsWith(id) ? (delays.shift() ?? 0) : 0);
    stripe.requests.length = 0;
    const older = reply('individual');
    await eventually(
      async () => stripe.requests,
      (calls) => calls.some(({ line }) => line.endsWith(id)),
    );
    await reply('professional');
    expect(await ann.subscription()).toMatchObject({ plan: 'professional' });
    await older;
    expect(await ann.subscription()).toMatchObject({ plan: 'professional' });
  });

  it('a change without a webhook is detected', async () => {
    const ann = new Subscriber(billing);
    const { subscriptionId } = await ann.start('professional');
    stripe.stateOf = (id) => subscriptionJson(id, 'cus', { plan: 'professional', status: 'active' });
    const subscription = await eventually(
      () => ann.subscription(),
      ({ plan }) => plan === 'professional',
    );
    expect(subscription).toMatchObject({ status: 'active', nextCharge: { amount: 147 } });
    const week = 8 * 86_400;
    const periodStart = Math.floor(Date.now() / 1000) - week;
    stripe.stateOf = (id) =>
      subscriptionJson(id, 'cus', { plan: 'professional', status: 'past_due', periodStart });
    const lapsed = await eventually(
      () => ann.subscription(),
      ({ plan }) => plan === 'starter',
    );
    expect(lapsed).toMatchObject({ status: 'past_due' });
    expect(subscriptionId).toMatch(/^subscriptions_/);
  });

  it('lists invoices in their order, without drafts', async () => {
    const ann = new Subscriber(billing);
    await ann.start('individual');
    const issued = { currency: 'usd', lines: { data: [{ description: '1 × Groundwork Individual' }] } };
    const paid = {
      ...issued,
      id: 'in_2',
      number: 'A-2',
      created: 1_770_000_000,
      total: 4700,
      status: 'paid',
    };
    const draft = {
      ...issued,
      id: 'in_3',
      number: null,
      created: 1_770_000_001,
      total: 4700,
      status: 'draft',
    };
    const page = 'https://invoice.stripe.com/i/1';
    stripe.lists['invoices'] = [draft, { ...paid, hosted_invoice_url: page }, { ...paid, id: 'in_1' }];
    expect(await ann.invoices()).toEqual([
      {
        id: 'in_2',
        number: 'A-2',
        createdAt: '2026-02-02T02:40:00.000Z',
        amount: 47,
        currency: 'usd',
        status: 'paid',
        description: '1 × Groundwork Individual',
        pageUrl: page,
        pdfUrl: null,
      },
      expect.objectContaining({ id: 'in_1', pageUrl: null }),
    ]);
  });

  it('that is away, the stored state stays', async () => {
    const ann = new Subscriber(billing);
    await ann.start('individual');
    stripe.slowMs = () => 10_000;
    expect(await ann.subscription(true)).toEqual({ plan: 'starter', status: 'incomplete' });
  });
});
