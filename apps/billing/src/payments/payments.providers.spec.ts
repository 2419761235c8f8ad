import { describe, expect, it } from '@jest/globals';
import { loadConfig, serverConfig } from '@groundwork/platform-config';
import { testCallVariables } from '@groundwork/testing';
import { billingConfig } from '../billing.config.ts';
import { FakePayments } from './fake-payments.adapter.ts';
import { StripePayments } from './stripe-payments.adapter.ts';
import { wirePayments } from './payments.providers.ts';

const wire = (environment: Record<string, string>) =>
  wirePayments(
    loadConfig(
      { ...serverConfig, ...billingConfig },
      {
        PORT: '0',
        DATABASE_URL: 'postgres://a@b/c',
        NATS_URL: 'nats://a',
        ...testCallVariables('billing'),
        ...environment,
      },
    ),
  );

describe('the payment provider', () => {
  it('is absent without a key', () => {
    const payments = wire({ NODE_ENV: 'production' });
    expect(payments.isConfigured).toBe(false);
    expect(() => payments.provider).toThrow('Payments are not configured');
  });

  it('is Stripe with a key', () => {
    expect(wire({ STRIPE_SECRET_KEY: 'sk_test_1' }).provider).toBeInstanceOf(StripePayments);
  });

  it('is the fake only by explicit setting, and never in production', () => {
    expect(wire({ PAYMENTS: 'fake', NODE_ENV: 'development' }).provider).toBeInstanceOf(FakePayments);
    const inProduction = { PAYMENTS: 'fake', NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1' };
    expect(() => wire(inProduction)).toThrow('not in production');
  });

  it.each(['pk_live_1', 'sk_live', 'whsec_1'])('rejects %s as a secret key without repeating it', (key) => {
    expect(() => wire({ STRIPE_SECRET_KEY: key })).toThrow('is not a secret key of Stripe');
    expect(() => wire({ STRIPE_SECRET_KEY: key })).not.toThrow(key);
  });
});
