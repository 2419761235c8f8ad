import { alreadyChanging, alreadyOnPlan, openInvoice } from '../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from './provider-subscription.model.ts';
import { isOver, isRunning } from './standing.rules.ts';

export type Start = 'open' | 'reuse' | 'replace' | 'upgrade' | 'downgrade';

function decideChange(
  { plan, paidPlan, pendingPlan, clientSecret }: ProviderSubscription,
  wanted: PaidPlan,
): Start {
  const now = paidPlan ?? plan;
  if (wanted === now) throw alreadyOnPlan(wanted);
  if (wanted === plan) throw alreadyChanging(wanted);
  if (wanted === pendingPlan && clientSecret !== null) return 'reuse';
  return wanted === 'professional' ? 'upgrade' : 'downgrade';
}

/** What a wish for a plan comes to, given what the provider has now. */
export function decideStart(current: ProviderSubscription | null, wanted: PaidPlan): Start {
  if (current === null || isOver(current)) return 'open';
  if (isRunning(current)) return decideChange(current, wanted);
  if (current.plan === wanted) return 'reuse';
  if (current.status === 'incomplete') return 'replace';
  throw openInvoice(current.plan);
}
