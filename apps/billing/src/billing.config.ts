import { quotaConfig } from '@groundwork/contracts';
import { addressPattern, type ConfigOf, type serverConfig } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { z } from 'zod';

const price = (plan: string) =>
  z
    .string()
    .regex(/^price_\w+$/, 'is not a price id (price_…)')
    .optional()
    .describe(`The Stripe price of the ${plan} plan. With a test key and no price, the service creates one`);

export const billingConfig = {
  ...databaseConfig,
  ...eventsConfig,
  ...quotaConfig,
  PAYMENTS: z
    .enum(['stripe', 'fake'])
    .default('stripe')
    .describe(
      'The payment provider. fake charges nothing; use it in development and tests. Production rejects it',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is not a secret key of Stripe (sk_… or rk_…)')
    .optional()
    .describe('Secret or restricted key of Stripe. Without a key, owners cannot subscribe'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'is not a webhook secret (whsec_…)')
    .optional()
    .describe('The secret with which Stripe signs its webhooks. Without it the service rejects each webhook'),
  STRIPE_PRICE_INDIVIDUAL: price('individual'),
  STRIPE_PRICE_PROFESSIONAL: price('professional'),
  STRIPE_API_URL: z
    .string()
    .regex(addressPattern('https?'), 'must be an address such as https://api.stripe.com')
    .default('https://api.stripe.com')
    .describe('The address of Stripe. Tests set their own'),
  STRIPE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(5000)
    .describe('The time limit of a call to Stripe'),
  RECONCILE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(86_400)
    .default(900)
    .describe(
      'The time between two comparisons of open subscriptions with the provider, which repair missed webhooks',
    ),
};
export type BillingConfig = ConfigOf<typeof billingConfig> & Pick<ConfigOf<typeof serverConfig>, 'NODE_ENV'>;
