import { planOffers } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import type { PaidPlan } from './domain/provider-subscription.model.ts';

const labelOf = (plan: PaidPlan) => planOffers.find((offer) => offer.plan === plan)?.label ?? plan;

export const unknownPlan = () =>
  new DomainError('invalid', 'UNKNOWN_PLAN', 'Choose the individual or the professional plan', {
    details: [{ field: 'plan', message: 'Choose the individual or the professional plan' }],
  });

export const contactSales = () =>
  new DomainError('conflict', 'CONTACT_SALES', 'Contact sales for the Master Partner plan');

export const paymentsNotConfigured = () =>
  new DomainError('unavailable', 'PAYMENTS_NOT_CONFIGURED', 'Payments are not configured', {
    retryAfterSeconds: 3600,
  });

export const alreadyOnPlan = (plan: PaidPlan) =>
  new DomainError('conflict', 'ALREADY_ON_PLAN', `You are already on the ${labelOf(plan)} plan`);

export const alreadyChanging = (plan: PaidPlan) =>
  new DomainError(
    'conflict',
    'ALREADY_CHANGING',
    `Your plan already changes to ${labelOf(plan)} when this period ends`,
  );

export const openInvoice = (plan: PaidPlan) =>
  new DomainError(
    'conflict',
    'OPEN_INVOICE',
    `Pay the open invoice of the ${labelOf(plan)} plan before changing to another`,
  );

export const nothingToCancel = () =>
  new DomainError('conflict', 'NOTHING_TO_CANCEL', 'There is no subscription to cancel');

export const nothingToResume = () =>
  new DomainError('conflict', 'NOTHING_TO_RESUME', 'There is no change to take back');

export const beingChanged = () =>
  new DomainError('unavailable', 'BEING_CHANGED', 'Your subscription is being changed. Please try again.', {
    retryAfterSeconds: 2,
  });

export const unverifiedWebhook = (cause?: unknown) =>
  new DomainError('invalid', 'UNVERIFIED_WEBHOOK', 'The signature could not be verified', { cause });

export const paymentRefused = (message: string) => new DomainError('conflict', 'PAYMENT_REFUSED', message);
