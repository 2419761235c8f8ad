import {
  invoice,
  subscriptionBody,
  subscriptionQuery,
  subscriptionStarted,
  subscriptionView,
  webhookReceived,
} from '../billing.ts';
import { listOf, pageQuery } from '../lists.ts';
import { defineRoute } from './define.ts';

export const billingRoutes = {
  subscription: defineRoute({
    method: 'GET',
    path: '/api/subscription',
    access: 'user',
    summary: 'The current plan',
    status: 200,
    query: subscriptionQuery,
    reply: subscriptionView,
  }),
  startSubscription: defineRoute({
    method: 'POST',
    path: '/api/get-or-create-subscription',
    access: 'user',
    summary: 'Start or reuse a subscription for a plan',
    status: 200,
    body: subscriptionBody,
    reply: subscriptionStarted,
  }),
  invoices: defineRoute({
    method: 'GET',
    path: '/api/subscription/invoices',
    access: 'user',
    summary: 'Invoices, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(invoice),
  }),
  cancelSubscription: defineRoute({
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'user',
    summary: 'Cancel at the end of the period',
    status: 200,
    reply: subscriptionView,
  }),
  resumeSubscription: defineRoute({
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'user',
    summary: 'Take a cancellation back',
    status: 200,
    reply: subscriptionView,
  }),
  stripeWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary: 'Events of the payment provider, signed',
    status: 200,
    consumes: 'text/plain',
    reply: webhookReceived,
  }),
} as const;
