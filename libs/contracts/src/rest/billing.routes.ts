import {
  invoice,
  subscriptionBody,
  subscriptionQuery,
  subscriptionStarted,
  subscriptionView,
  webhookReceived,
} from '../billing.ts';
import { listOf, pageQuery } from '../lists.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const billingRoutes = {
  subscription: defineRoute({
    ...at(addresses.subscription),
    access: 'user',
    summary: 'The current plan',
    status: 200,
    query: subscriptionQuery,
    reply: subscriptionView,
  }),
  startSubscription: defineRoute({
    ...at(addresses.startSubscription),
    access: 'user',
    summary: 'Start or reuse a subscription for a plan',
    status: 200,
    body: subscriptionBody,
    reply: subscriptionStarted,
  }),
  invoices: defineRoute({
    ...at(addresses.invoices),
    access: 'user',
    summary: 'Invoices, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(invoice),
  }),
  cancelSubscription: defineRoute({
    ...at(addresses.cancelSubscription),
    access: 'user',
    summary: 'Cancel at the end of the period',
    status: 200,
    reply: subscriptionView,
  }),
  resumeSubscription: defineRoute({
    ...at(addresses.resumeSubscription),
    access: 'user',
    summary: 'Take a cancellation back',
    status: 200,
    reply: subscriptionView,
  }),
  stripeWebhook: defineRoute({
    ...at(addresses.stripeWebhook),
    access: 'public',
    summary: 'Events of the payment provider, signed',
    status: 200,
    consumes: 'text/plain',
    reply: webhookReceived,
  }),
} as const;
