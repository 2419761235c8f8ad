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

describe('a price without configuration', () => {
  let fake: FakeStripe;
  beforeAll(async () => {
    fake = await FakeStripe.start();
  });
  afterAll(() => fake.stop());

  it('is created once in test mode, with the amount of the plan', async () => {
    const prices = new StripePrices(clientOf(fake.url), {}, true);
    const id = await prices.idOf('professional');
    expect(await prices.idOf('professional')).toBe(id);
    const made = fake.requests.filter(({ line }) => line === 'POST /v1/prices');
    expect(made.map(({ form }) => [form.get('unit_amount'), form.get('currency')])).toEqual([
      ['14700', 'usd'],
    ]);
  });

  it('is never created in live mode', async () => {
    const prices = new StripePrices(clientOf(fake.url), {}, false);
    await expect(prices.idOf('individual')).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
  });
});

const program = testServers().TEST_STRIPE_MOCK;
const port = 20_000 + (process.pid % 10_000);
const url = `http://127.0.0.1:${port}`;

// The mock validates requests against the published description of the Stripe API; its replies are samples.
if (program !== undefined) {
  describe('Stripe’s own mock server', () => {
    let mock: ChildProcess;
    let payments: StripePayments;
    let subscription: ProviderSubscription;
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
      subscription = (await payments.read('sub_any'))!;
    });
    afterAll(() => {
      mock.kill();
    });

    it('rejects unknown requests, so that the other tests can fail', async () => {
      const made = stripe.rawRequest('POST', '/v1/customers', { favorite_color: 'blue' });
      await expect(made).rejects.toMatchObject({ statusCode: 400 });
    });

    it('accepts creating a customer, and opening and reading a subscription', async () => {
      const contact = { email: 'ann@example.com', name: 'Ann' };
      const customerId = await payments.createCustomer(crypto.randomUUID(), contact);
      expect(customerId).toMatch(/^cus_/);
      const userId = crypto.randomUUID();
      const opened = await payments.open({ customerId, userId, plan: 'individual', idempotencyKey: userId });
      expect(opened).toMatchObject({ id: expect.stringMatching(/^sub_/), plan: 'individual' });
      expect(subscription).toMatchObject({ id: 'sub_any', plan: 'individual', currency: 'usd' });
      expect(subscription.periodEnd.getTime()).toBeGreaterThan(0);
    });

    it('accepts an upgrade, also of a canceled subscription', async () => {
      expect(await payments.upgrade(subscription, 'professional')).toMatchObject({ id: 'sub_any' });
      const canceled = { ...subscription, cancelAtPeriodEnd: true };
      expect(await payments.upgrade(canceled, 'professional')).toMatchObject({ id: 'sub_any' });
    });

    it('accepts a downgrade and its resumption', async () => {
      const onProfessional: ProviderSubscription = { ...subscription, plan: 'professional' };
      expect(await payments.downgrade(onProfessional, 'individual')).toMatchObject({ id: 'sub_any' });
      const scheduled: ProviderSubscription = { ...subscription, paidPlan: 'professional' };
      expect(await payments.resume(scheduled)).toMatchObject({ id: 'sub_any' });
    });

    it('accepts a cancellation at period end, a resumption and an end', async () => {
      expect(await payments.cancelAtPeriodEnd(subscription)).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await payments.resume(subscription)).toMatchObject({ cancelAtPeriodEnd: false });
      await expect(payments.end(subscription)).resolves.toBeUndefined();
    });

    it('accepts listing invoices and reading a failed payment', async () => {
      // its only invoice is a draft
      expect(await payments.invoices('cus_any')).toEqual([]);
      expect(await payments.paymentProblem('sub_any')).toBeNull();
    });

    it('accepts deleting a customer', async () => {
      expect(await payments.deleteCustomer('cus_any')).toBe(1);
    });

    it('accepts looking up a price', async () => {
      expect(await new StripePrices(stripe, {}, true).idOf('individual')).toMatch(/^price_/);
    });
  });
}
