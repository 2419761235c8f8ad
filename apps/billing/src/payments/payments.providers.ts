import { ConfigError } from '@groundwork/platform-config';
import { Stripe } from 'stripe';
import type { BillingConfig } from '../billing.config.ts';
import { FakePayments } from './fake-payments.adapter.ts';
import { Payments } from './payments.port.ts';
import { StripePrices } from './stripe-prices.adapter.ts';
import { StripePayments } from './stripe-payments.adapter.ts';

function stripePayments(key: string, config: BillingConfig): StripePayments {
  const { protocol, hostname, port } = new URL(config.STRIPE_API_URL);
  const stripe = new Stripe(key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: config.STRIPE_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const configured = {
    individual: config.STRIPE_PRICE_INDIVIDUAL,
    professional: config.STRIPE_PRICE_PROFESSIONAL,
  };
  return new StripePayments(stripe, new StripePrices(stripe, configured, key.includes('_test_')));
}

export function wirePayments(config: BillingConfig): Payments {
  if (config.PAYMENTS === 'fake') {
    if (config.NODE_ENV === 'production')
      throw new ConfigError('PAYMENTS=fake takes no money: not in production');
    return new Payments(new FakePayments());
  }
  const key = config.STRIPE_SECRET_KEY;
  return new Payments(key === undefined ? null : stripePayments(key, config));
}
