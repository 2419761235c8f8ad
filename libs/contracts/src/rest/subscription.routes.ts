import { listOf, pageQuery } from '../lists.ts';
import {
  invoice,
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
    access: 'user',
    summary: 'The current plan',
    description: 'fresh=true asks the payment provider and takes longer.',
    errors: ['PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED', 'PAYMENT_REFUSED'],
    status: 200,
    query: subscriptionQuery,
    reply: subscriptionView,
  }),
  startSubscription: defineRoute({
    ...at(addresses.startSubscription),
    access: 'user',
    summary: 'Start or reuse a subscription for a plan',
    description: 'clientSecret confirms the first payment in the browser; null if nothing is left to pay.',
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
    access: 'user',
    summary: 'Invoices, newest first',
    description: 'The whole list, or a page of it if limit or cursor is set.',
    errors: ['PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED'],
    status: 200,
    query: pageQuery,
    reply: listOf(invoice),
  }),
  cancelSubscription: defineRoute({
    ...at(addresses.cancelSubscription),
    access: 'user',
    summary: 'Cancel at the end of the period',
    description: 'The plan stays until the period that is paid for ends.',
    errors: ['NOTHING_TO_CANCEL', 'PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED', 'PAYMENT_REFUSED'],
    status: 200,
    reply: subscriptionView,
  }),
  resumeSubscription: defineRoute({
    ...at(addresses.resumeSubscription),
    access: 'user',
    summary: 'Take a cancellation back',
    description: 'Undoes a cancellation or a downgrade that has not happened yet.',
    errors: ['NOTHING_TO_RESUME', 'PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED', 'PAYMENT_REFUSED'],
    status: 200,
    reply: subscriptionView,
  }),
  stripeWebhook: defineRoute({
    ...at(addresses.stripeWebhook),
    access: 'public',
    summary: 'Events of the payment provider, signed',
    description:
      'The body is checked against the header stripe-signature byte for byte, so send it as it was signed.',
    errors: ['UNVERIFIED_WEBHOOK', 'PAYMENTS_NOT_CONFIGURED', 'BEING_CHANGED'],
    status: 200,
    consumes: 'text/plain',
    reply: webhookReceived,
  }),
} as const;
