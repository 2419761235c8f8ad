import { planOffers } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages, specifiedMessages } from './billing.wording.ts';
import type { PaidPlan } from './domain/provider-subscription.model.ts';

const labelOf = (plan: PaidPlan) => planOffers.find((offer) => offer.plan === plan)?.label ?? plan;

export const unknownPlan = () =>
  new DomainError('invalid', 'UNKNOWN_PLAN', messages.unknownPlan, {
    details: [{ field: 'plan', message: messages.unknownPlan }],
  });

export const contactSales = () =>
  new DomainError('conflict', 'CONTACT_SALES', specifiedMessages.contactSales);

export const paymentsNotConfigured = () =>
  new DomainError('unavailable', 'PAYMENTS_NOT_CONFIGURED', specifiedMessages.paymentsNotConfigured, {
    retryAfterSeconds: 3600,
  });

export const alreadyOnPlan = (plan: PaidPlan) =>
  new DomainError('conflict', 'ALREADY_ON_PLAN', fill(messages.alreadyOnPlan, { plan: labelOf(plan) }));

export const alreadyChanging = (plan: PaidPlan) =>
  new DomainError('conflict', 'ALREADY_CHANGING', fill(messages.alreadyChanging, { plan: labelOf(plan) }));

export const openInvoice = (plan: PaidPlan) =>
  new DomainError('conflict', 'OPEN_INVOICE', fill(messages.openInvoice, { plan: labelOf(plan) }));

export const nothingToCancel = () =>
  new DomainError('conflict', 'NOTHING_TO_CANCEL', messages.nothingToCancel);

export const nothingToResume = () =>
  new DomainError('conflict', 'NOTHING_TO_RESUME', messages.nothingToResume);

export const beingChanged = () =>
  new DomainError('unavailable', 'BEING_CHANGED', messages.beingChanged, {
    retryAfterSeconds: 2,
  });

export const unverifiedWebhook = (cause?: unknown) =>
  new DomainError('invalid', 'UNVERIFIED_WEBHOOK', messages.unverifiedWebhook, { cause });

export const paymentRefused = (message: string) => new DomainError('conflict', 'PAYMENT_REFUSED', message);
