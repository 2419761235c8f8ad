import { z } from 'zod';
import { subscriptionPlan } from './account.ts';

export const subscriptionBody = z.object({ plan: z.string().trim().max(200).default('professional') });
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

export const subscriptionStarted = z.object({
  clientSecret: z.string().nullable(),
  subscriptionId: z.string(),
  plan: subscriptionPlan,
  status: z.string(),
});

export const subscriptionView = z.object({ plan: subscriptionPlan, status: z.string() });
export type SubscriptionView = z.infer<typeof subscriptionView>;
