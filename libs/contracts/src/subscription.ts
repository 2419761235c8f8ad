import { z } from 'zod';
import { subscriptionPlan, subscriptionPlans } from './account.ts';
import { planMessages } from './plans.wording.ts';
import { input } from './input.wording.ts';
import { mostCharacters, storableText, trimmedText } from './texts.ts';

export const subscriptionBody = z.object({
  plan: trimmedText(mostCharacters.name, planMessages.plan).default('professional'),
});
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

export const subscriptionStarted = z.object({
  clientSecret: z.string().nullable(),
  subscriptionId: z.string(),
  plan: subscriptionPlan,
  status: z.string(),
});
export type SubscriptionStarted = z.infer<typeof subscriptionStarted>;

const mostReason = 500;

export const givenPlanBody = z.object({
  plan: z.enum(subscriptionPlans, planMessages.plan),
  until: z.iso.date(input.dateFormat).nullable(),
  reason: storableText(mostReason, planMessages.reason).min(1, planMessages.reason),
});
export type GivenPlanBody = z.infer<typeof givenPlanBody>;

export const givenPlan = z.object({
  plan: subscriptionPlan,
  until: z.iso.date().nullable(),
  reason: z.string(),
  givenAt: z.iso.datetime(),
});
export type GivenPlan = z.infer<typeof givenPlan>;

export const subscriptionView = z.object({
  plan: subscriptionPlan,
  status: z.string(),
  currentPeriodEnd: z.iso.datetime().optional(),
  cancelAtPeriodEnd: z.boolean().optional(),
  nextPlan: subscriptionPlan.optional(),
  nextCharge: z.object({ amount: z.number(), currency: z.string(), at: z.iso.datetime() }).optional(),
  /** A renewal failed: the plan stays active until then. */
  graceUntil: z.iso.datetime().optional(),
  /** The reason of the last failed payment from the provider; only in a fresh reading. */
  paymentProblem: z.string().optional(),
  given: givenPlan.optional(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

export const subscriptionQuery = z.object({ fresh: z.enum(['true', 'false']).optional() });

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  description: z.string(),
  pageUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const mostWebhookBytes = 256 * 1024;
export const webhookReceived = z.object({ received: z.literal(true) });
