import { planOffers } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { budgetTexts, messages, specifiedMessages } from './billing.wording.ts';
import type { SpentBudget } from './domain/file-budget.rules.ts';
import type { PaidPlan } from './domain/provider-subscription.model.ts';

const labelOf = (plan: PaidPlan) => planOffers.find((offer) => offer.plan === plan)?.label ?? plan;

export const unknownPlan = () =>
  new DomainError('invalid', 'UNKNOWN_PLAN', messages.unknownPlan, {
    details: [{ field: 'plan', message: messages.unknownPlan }],
  });

export const pastDay = () =>
  new DomainError('invalid', 'INVALID_INPUT', messages.pastDay, {
    details: [{ field: 'until', message: messages.pastDay }],
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

const minuteSeconds = 60;
const hourSeconds = 3600;

function goesOn(seconds: number): string {
  const { minutes, hours } = budgetTexts.goesOn;
  return seconds <= hourSeconds
    ? fill(minutes, { count: Math.ceil(seconds / minuteSeconds) })
    : fill(hours, { count: Math.ceil(seconds / hourSeconds) });
}

export function budgetSpent({ measure, period, limit, goesOnAt }: SpentBudget, now: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((goesOnAt.getTime() - now.getTime()) / 1000));
  const { tooManyUploads, spent } = budgetTexts;
  if (measure === 'files' && period === 'hour')
    return new DomainError('limit', 'TOO_MANY_UPLOADS', fill(tooManyUploads, { most: limit }), {
      retryAfterSeconds,
    });
  const reason = fill(spent[measure], { most: limit, period });
  const message = `${reason} ${goesOn(retryAfterSeconds)}`;
  return new DomainError('limit', 'BUDGET_SPENT', message, { retryAfterSeconds });
}
