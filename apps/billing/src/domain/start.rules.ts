import { alreadyChanging, alreadyOnPlan, openInvoice } from '../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from './provider-subscription.model.ts';
import { isOver, isRunning } from './subscription-state.rules.ts';

export type Start = 'open' | 'reuse' | 'replace' | 'upgrade' | 'downgrade';

function decideChange(
  { plan, paidPlan, pendingPlan, clientSecret }: ProviderSubscription,
  requested: PaidPlan,
): Start {
  const now = paidPlan ?? plan;
  if (requested === now) throw alreadyOnPlan(requested);
  if (requested === plan) throw alreadyChanging(requested);
  if (requested === pendingPlan && clientSecret !== null) return 'reuse';
  return requested === 'professional' ? 'upgrade' : 'downgrade';
}

export function decideStart(current: ProviderSubscription | null, requested: PaidPlan): Start {
  if (current === null || isOver(current)) return 'open';
  if (isRunning(current)) return decideChange(current, requested);
  if (current.plan === requested) return 'reuse';
  if (current.status === 'incomplete') return 'replace';
  throw openInvoice(current.plan);
}
