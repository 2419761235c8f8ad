import { z } from 'zod';
import { invoice, subscriptionStarted, subscriptionView, webhookReceived } from '../billing.ts';
import { userId } from '../ids.ts';
import { defineRpc } from './define.ts';

const owner = z.object({ userId });

export const billingRpc = {
  subscription: defineRpc(
    'rpc.billing.subscription.v1',
    owner.extend({ fresh: z.boolean().optional() }),
    subscriptionView,
  ),
  start: defineRpc(
    'rpc.billing.start.v1',
    owner.extend({ plan: z.string(), email: z.string().optional(), name: z.string().optional() }),
    subscriptionStarted,
  ),
  invoices: defineRpc('rpc.billing.invoices.v1', owner, z.array(invoice)),
  cancel: defineRpc('rpc.billing.cancel.v1', owner, subscriptionView),
  resume: defineRpc('rpc.billing.resume.v1', owner, subscriptionView),
  /** The body as it came, byte for byte: the signature is over it. */
  receiveWebhook: defineRpc(
    'rpc.billing.receive-webhook.v1',
    z.object({ payload: z.string(), signature: z.string() }),
    webhookReceived,
  ),
};
