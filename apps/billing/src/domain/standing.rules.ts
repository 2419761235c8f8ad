import type { ProviderSubscription } from './provider-subscription.model.ts';
import type { Standing } from './subscription.model.ts';

const graceMs = 7 * 86_400_000;
const over: readonly string[] = ['canceled', 'incomplete_expired'];
const unpaid: readonly string[] = ['past_due', 'unpaid'];
const running: readonly string[] = ['active', 'trialing'];

export const isOver = ({ status }: { status: string }) => over.includes(status);
export const isUnpaid = ({ status }: { status: string }) => unpaid.includes(status);
export const isRunning = ({ status }: { status: string }) => running.includes(status);

const nothing: Standing = {
  plan: 'starter',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  nextChargeCents: null,
  currency: null,
  graceUntil: null,
};

function whileRunning(from: ProviderSubscription): Standing {
  const { status, periodEnd, cancelAtPeriodEnd, plan, paidPlan, amountCents, currency } = from;
  const next = cancelAtPeriodEnd ? 'starter' : paidPlan && plan;
  return {
    plan: paidPlan ?? plan,
    status,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd,
    nextPlan: next,
    nextChargeCents: cancelAtPeriodEnd ? null : amountCents,
    currency,
    graceUntil: null,
  };
}

/** The period that could not be charged for began when it fell due: from then on, seven days. */
function whileUnpaid(from: ProviderSubscription, now: Date): Standing {
  const graceUntil = new Date(from.periodStart.getTime() + graceMs);
  const { status, periodEnd, cancelAtPeriodEnd, plan } = from;
  return {
    ...nothing,
    plan: now < graceUntil ? plan : 'starter',
    status,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd,
    graceUntil,
  };
}

/** Only what is paid for, or was until a week ago, is more than starter. */
export function standingOf(from: ProviderSubscription | null, now: Date): Standing {
  if (from === null) return { ...nothing, status: 'canceled' };
  if (isRunning(from)) return whileRunning(from);
  if (isUnpaid(from)) return whileUnpaid(from, now);
  return { ...nothing, status: from.status === 'incomplete_expired' ? 'none' : from.status };
}
