import { listOf, pageQuery } from '../lists.ts';
import {
  invoice,
  mostWebhookBytes,
  subscriptionBody,
  subscriptionQuery,
  subscriptionStarted,
  subscriptionView,
  webhookReceived,
} from '../subscription.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const subscriptionRoutes = {
  subscription: defineRoute({
    ...at(addresses.subscription),
    access: 'billing view',
    summary: 'Get the current plan',
    description: 'fresh=true reads the plan from the payment provider and is slower.',
    errors: ['PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED', 'PAYMENT_REFUSED'],
    status: 200,
    query: subscriptionQuery,
    reply: subscriptionView,
  }),
  startSubscription: defineRoute({
    ...at(addresses.startSubscription),
    access: 'billing edit',
    summary: 'Start or reuse a subscription for a plan',
    description: 'clientSecret confirms the first payment in the browser. It is null if nothing is due.',
    errors: [
      'UNKNOWN_PLAN',
      'CONTACT_SALES',
      'PAYMENTS_NOT_CONFIGURED',
      'ALREADY_ON_PLAN',
      'ALREADY_CHANGING',
      'OPEN_INVOICE',
      'PAYMENT_REFUSED',
      'BEING_CHANGED',
    ],
    status: 200,
    body: subscriptionBody,
    reply: subscriptionStarted,
  }),
  invoices: defineRoute({
    ...at(addresses.invoices),
    access: 'billing view',
    summary: 'List invoices, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    errors: ['PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED'],
    status: 200,
    query: pageQuery,
    reply: listOf(invoice),
  }),
  cancelSubscription: defineRoute({
    ...at(addresses.cancelSubscription),
    access: 'billing edit',
    summary: 'Cancel at the end of the period',
    description: 'The plan stays until the end of the paid period.',
    errors: ['NOTHING_TO_CANCEL', 'PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED', 'PAYMENT_REFUSED'],
    status: 200,
    reply: subscriptionView,
  }),
  resumeSubscription: defineRoute({
    ...at(addresses.resumeSubscription),
    access: 'billing edit',
    summary: 'Undo a cancellation',
    description: 'Undoes a cancellation or a downgrade that has not taken effect yet.',
    errors: ['NOTHING_TO_RESUME', 'PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED', 'PAYMENT_REFUSED'],
    status: 200,
    reply: subscriptionView,
  }),
  stripeWebhook: defineRoute({
    ...at(addresses.stripeWebhook),
    access: 'public',
    summary: 'Receive signed events of the payment provider',
    description:
      'The header stripe-signature must match the body byte for byte. Send the body as it was signed.',
    errors: ['UNVERIFIED_WEBHOOK', 'PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED'],
    status: 200,
    consumes: 'text/plain',
    mostRawBytes: mostWebhookBytes,
    reply: webhookReceived,
  }),
} as const;
