import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, testServers } from '@groundwork/testing';
import { Stripe } from 'stripe';
import { FakeStripe } from '../../testing/fake-stripe.ts';
import type { ProviderSubscription } from '../domain/provider-subscription.model.ts';
import { StripePrices } from './stripe-prices.adapter.ts';
import { StripePayments } from './stripe-payments.adapter.ts';

const clientOf = (url: string) => {
  const { hostname: host, port } = new URL(url);
  return new Stripe('sk_test_123', { host, port, protocol: 'http', telemetry: false });
};

describe('a price that nobody configured', () => {
  let fake: FakeStripe;
  beforeAll(async () => {
    fake = await FakeStripe.start();
  });
  afterAll(() => fake.stop());

  it('is made in test mode, once, and costs what the table of plans says', async () => {
    const prices = new StripePrices(clientOf(fake.url), {}, true);
    const id = await prices.idOf('professional');
    expect(await prices.idOf('professional')).toBe(id);
    const made = fake.asked.filter(({ line }) => line === 'POST /v1/prices');
    expect(made.map(({ form }) => [form.get('unit_amount'), form.get('currency')])).toEqual([
      ['14700', 'usd'],
    ]);
  });

  it('is never made where real money is charged', async () => {
    const prices = new StripePrices(clientOf(fake.url), {}, false);
    await expect(prices.idOf('individual')).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
  });
});

const program = testServers().TEST_STRIPE_MOCK;
const port = 20_000 + (process.pid % 10_000);
const url = `http://127.0.0.1:${port}`;

// It checks each request against Stripe's description of its API; what it answers is made up, one same subscription
// for all. `npm test` says loudly when it could not be had.
if (program !== undefined) {
  describe('Stripe’s own mock server', () => {
    let mock: ChildProcess;
    let payments: StripePayments;
    let standing: ProviderSubscription;
    const stripe = clientOf(url);

    beforeAll(async () => {
      mock = spawn(program, ['-http-port', String(port), '-https-port', '0'], { stdio: 'ignore' });
      const answers = () =>
        fetch(url).then(
          () => true,
          () => false,
        );
      await eventually(answers, (yes) => yes, 20_000);
      const { items } = await stripe.subscriptions.retrieve('sub_any');
      const individual = items.data[0]!.price.id;
      payments = new StripePayments(
        stripe,
        new StripePrices(stripe, { individual, professional: 'price_2' }, true),
      );
      standing = (await payments.read('sub_any'))!;
    });
    afterAll(() => {
      mock.kill();
    });

    it('refuses what Stripe does not know, so that the other tests say something', async () => {
      const made = stripe.rawRequest('POST', '/v1/customers', { favourite_colour: 'blue' });
      await expect(made).rejects.toMatchObject({ statusCode: 400 });
    });

    it('knows how a customer is made, and a subscription opened and read', async () => {
      const contact = { email: 'ann@example.com', name: 'Ann' };
      const customerId = await payments.createCustomer(crypto.randomUUID(), contact);
      expect(customerId).toMatch(/^cus_/);
      const userId = crypto.randomUUID();
      const opened = await payments.open({ customerId, userId, plan: 'individual', idempotencyKey: userId });
      expect(opened).toMatchObject({ id: expect.stringMatching(/^sub_/), plan: 'individual' });
      expect(standing).toMatchObject({ id: 'sub_any', plan: 'individual', currency: 'usd' });
      expect(standing.periodEnd.getTime()).toBeGreaterThan(0);
    });

    it('knows how a plan is upgraded, also one that was cancelled', async () => {
      expect(await payments.upgrade(standing, 'professional')).toMatchObject({ id: 'sub_any' });
      const cancelled = { ...standing, cancelAtPeriodEnd: true };
      expect(await payments.upgrade(cancelled, 'professional')).toMatchObject({ id: 'sub_any' });
    });

    it('knows how a plan is downgraded and that is taken back', async () => {
      const onProfessional: ProviderSubscription = { ...standing, plan: 'professional' };
      expect(await payments.downgrade(onProfessional, 'individual')).toMatchObject({ id: 'sub_any' });
      const scheduled: ProviderSubscription = { ...standing, paidPlan: 'professional' };
      expect(await payments.resume(scheduled)).toMatchObject({ id: 'sub_any' });
    });

    it('knows how a subscription is cancelled at the end of its period, taken up again and ended', async () => {
      expect(await payments.cancelAtPeriodEnd(standing)).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await payments.resume(standing)).toMatchObject({ cancelAtPeriodEnd: false });
      await expect(payments.end(standing)).resolves.toBeUndefined();
    });

    it('knows how invoices are listed and a failed payment is asked about', async () => {
      // its only invoice is a draft
      expect(await payments.invoices('cus_any')).toEqual([]);
      expect(await payments.paymentProblem('sub_any')).toBeNull();
    });

    it('knows how a customer is forgotten', async () => {
      expect(await payments.forget('cus_any')).toBe(1);
    });

    it('knows how a price is looked up', async () => {
      expect(await new StripePrices(stripe, {}, true).idOf('individual')).toMatch(/^price_/);
    });
  });
}
