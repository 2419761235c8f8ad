import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, type RunningService } from '@groundwork/testing';
import { runBilling, Subscriber } from '../../testing/billing.ts';
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
  stripe.slowMs = 0;
});

const keysOf = (start: string) => [...stripe.made.keys()].filter((key) => key.startsWith(start));

describe('with Stripe', () => {
  it('a user is one customer with one subscription, also from two tabs and asked again', async () => {
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
      stripe.loseAnswerTo = line;
      expect(await ann.start('professional')).toMatchObject({ plan: 'professional', status: 'incomplete' });
      expect([keysOf('customer-'), keysOf('subscription-')].map(({ length }) => length)).toEqual([1, 1]);
      expect(stripe.loseAnswerTo).toBeUndefined();
    },
  );

  it('that does not answer in time, nobody waits for', async () => {
    const ann = new Subscriber(billing);
    stripe.slowMs = 10_000;
    await expect(ann.start('individual')).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
    stripe.slowMs = 0;
    expect(await ann.start('individual')).toMatchObject({ status: 'incomplete' });
    expect(keysOf('customer-')).toHaveLength(1);
  });

  it('what changed without a webhook is noticed', async () => {
    const ann = new Subscriber(billing);
    const { subscriptionId } = await ann.start('professional');
    stripe.stateOf = (id) => subscriptionJson(id, 'cus', { plan: 'professional', status: 'active' });
    const standing = await eventually(
      () => ann.subscription(),
      ({ plan }) => plan === 'professional',
    );
    expect(standing).toMatchObject({ status: 'active', nextCharge: { amount: 147 } });
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

  it('that is away leaves what is known standing', async () => {
    const ann = new Subscriber(billing);
    await ann.start('individual');
    stripe.slowMs = 10_000;
    expect(await ann.subscription(true)).toEqual({ plan: 'starter', status: 'incomplete' });
  });
});
