import type { SubscriptionView } from '@groundwork/contracts';
import type { SubscriptionState, StoredSubscription } from './subscription.model.ts';

type Charge = Pick<SubscriptionView, 'nextCharge'>;

function nextChargeOf({ nextChargeCents, currency, currentPeriodEnd }: SubscriptionState): Charge {
  if (nextChargeCents === null || currency === null || currentPeriodEnd === null) return {};
  return { nextCharge: { amount: nextChargeCents / 100, currency, at: currentPeriodEnd.toISOString() } };
}

export function subscriptionView(row: StoredSubscription | null): SubscriptionView {
  if (!row?.currentPeriodEnd) return { plan: row?.plan ?? 'starter', status: row?.status ?? 'none' };
  return {
    plan: row.plan,
    status: row.status,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    ...(row.nextPlan && { nextPlan: row.nextPlan }),
    ...nextChargeOf(row),
    ...(row.graceUntil && { graceUntil: row.graceUntil.toISOString() }),
  };
}
