import type { ProviderSubscription } from './provider-subscription.model.ts';
import type { SubscriptionState } from './subscription.model.ts';

const graceMs = 7 * 86_400_000;
const overStatuses: readonly string[] = ['canceled', 'incomplete_expired'];
const unpaidStatuses: readonly string[] = ['past_due', 'unpaid'];
const runningStatuses: readonly string[] = ['active', 'trialing'];

export const isOver = ({ status }: { status: string }) => overStatuses.includes(status);
export const isUnpaid = ({ status }: { status: string }) => unpaidStatuses.includes(status);
export const isRunning = ({ status }: { status: string }) => runningStatuses.includes(status);

const starterState: SubscriptionState = {
  plan: 'starter',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  nextChargeCents: null,
  currency: null,
  graceUntil: null,
};

function whileRunning(from: ProviderSubscription): SubscriptionState {
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

/** The unpaid period began on its due date: seven days of grace start there. */
function whileUnpaid(from: ProviderSubscription, now: Date): SubscriptionState {
  const graceUntil = new Date(from.periodStart.getTime() + graceMs);
  const { status, periodEnd, cancelAtPeriodEnd, plan } = from;
  return {
    ...starterState,
    plan: now < graceUntil ? plan : 'starter',
    status,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd,
    graceUntil,
  };
}

export function subscriptionStateOf(from: ProviderSubscription | null, now: Date): SubscriptionState {
  if (from === null) return { ...starterState, status: 'canceled' };
  if (isRunning(from)) return whileRunning(from);
  if (isUnpaid(from)) return whileUnpaid(from, now);
  return { ...starterState, status: from.status === 'incomplete_expired' ? 'none' : from.status };
}
