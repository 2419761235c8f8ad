import type { z } from 'zod';
import type { subscriptionView } from '../../subscription.ts';
import type { subscriptionRoutes } from '../subscription.routes.ts';
import { aPage, type ExamplesOf, later, moment, whole } from './example.ts';

const aSubscription = (): z.input<typeof subscriptionView> => ({
  plan: 'individual',
  status: 'active',
  currentPeriodEnd: later,
  cancelAtPeriodEnd: false,
  nextCharge: { amount: 47, currency: 'usd', at: later },
});

export const subscriptionExamples: ExamplesOf<typeof subscriptionRoutes> = {
  subscription: { query: { fresh: 'true' }, reply: aSubscription() },
  startSubscription: {
    body: { plan: 'individual' },
    reply: {
      clientSecret: 'pi_example_secret_example',
      subscriptionId: 'sub_example',
      plan: 'individual',
      status: 'incomplete',
    },
  },
  invoices: {
    query: aPage,
    reply: whole({
      id: 'in_example',
      number: 'GW-0007',
      createdAt: moment,
      amount: 47,
      currency: 'usd',
      status: 'paid',
      description: 'Individual plan',
      pageUrl: 'https://pay.example.com/in_example',
      pdfUrl: 'https://pay.example.com/in_example.pdf',
    }),
  },
  cancelSubscription: { reply: { ...aSubscription(), cancelAtPeriodEnd: true } },
  resumeSubscription: { reply: aSubscription() },
  stripeWebhook: { reply: { received: true } },
};
