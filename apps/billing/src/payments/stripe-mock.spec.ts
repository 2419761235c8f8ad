import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';
import { Stripe } from 'stripe';
import { StripePrices } from './stripe-prices.ts';
import { StripePayments } from './stripe.payments.ts';

const folders = [...(process.env['PATH'] ?? '').split(delimiter), join(homedir(), 'go/bin')];
const program = folders.map((folder) => join(folder, 'stripe-mock')).find(existsSync);
const port = 20_000 + (process.pid % 10_000);

// Stripe's own mock checks each request against Stripe's description of its API; what it answers is made up.
// Where it is not on the machine, these tests are not there: `go install github.com/stripe/stripe-mock@latest`.
if (program !== undefined) {
  describe('against Stripe’s own mock server', () => {
    let mock: ChildProcess;
    const stripe = new Stripe('sk_test_123', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
    const payments = new StripePayments(
      stripe,
      new StripePrices(stripe, { individual: 'price_1', professional: 'price_2' }, true),
    );

    beforeAll(async () => {
      mock = spawn(program, ['-http-port', String(port), '-https-port', '0'], { stdio: 'ignore' });
      const answers = () =>
        fetch(`http://127.0.0.1:${port}`).then(
          () => true,
          () => false,
        );
      await eventually(answers, (yes) => yes, 20_000);
    });
    afterAll(() => {
      mock.kill();
    });

    it('every request we make is one Stripe knows', async () => {
      const customerId = await payments.createCustomer(crypto.randomUUID(), {
        email: 'ann@example.com',
        name: 'Ann',
      });
      expect(customerId).toMatch(/^cus_/);
      const opened = await stripe.subscriptions.create({
        customer: customerId,
        items: [{ price: 'price_1' }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      });
      expect(opened.id).toMatch(/^sub_/);
      expect(await payments.invoices(customerId)).toEqual(expect.any(Array));
    });

    it('prices are looked up and made in test mode', async () => {
      const prices = new StripePrices(stripe, {}, true);
      expect(await prices.idOf('individual')).toMatch(/^price_/);
    });
  });
}
