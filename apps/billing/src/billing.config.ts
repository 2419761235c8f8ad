import type { ConfigOf, serverConfig } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { z } from 'zod';

const price = (plan: string) =>
  z
    .string()
    .regex(/^price_\w+$/, 'is no price id (price_…)')
    .optional()
    .describe(`The Stripe price of the ${plan} plan; with a test key one is made where none is named`);

export const billingConfig = {
  ...databaseConfig,
  ...eventsConfig,
  PAYMENTS: z
    .enum(['stripe', 'fake'])
    .default('stripe')
    .describe('Who takes the money. fake takes none, for development and tests; refused in production'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is no secret key of Stripe (sk_… or rk_…)')
    .optional()
    .describe('Secret or restricted key of Stripe; without one nobody can subscribe'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'is no webhook secret (whsec_…)')
    .optional()
    .describe('What Stripe signs its webhooks with; without one every webhook is refused'),
  STRIPE_PRICE_INDIVIDUAL: price('individual'),
  STRIPE_PRICE_PROFESSIONAL: price('professional'),
  STRIPE_API_URL: z.url().default('https://api.stripe.com').describe('Where Stripe is; another in tests'),
  STRIPE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(5000)
    .describe('How long one call to Stripe may take'),
  RECONCILE_SECONDS: z.coerce
    .number()
    .min(1)
    .default(900)
    .describe('How often open subscriptions are compared with the provider, for webhooks that were missed'),
};
export type BillingConfig = ConfigOf<typeof billingConfig> & Pick<ConfigOf<typeof serverConfig>, 'NODE_ENV'>;
