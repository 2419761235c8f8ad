import type { SubscriptionView } from '@groundwork/contracts';
import type { Standing, StoredSubscription } from './subscription.model.ts';

type Charge = Pick<SubscriptionView, 'nextCharge'>;

function nextChargeOf({ nextChargeCents, currency, currentPeriodEnd }: Standing): Charge {
  if (nextChargeCents === null || currency === null || currentPeriodEnd === null) return {};
  return { nextCharge: { amount: nextChargeCents / 100, currency, at: currentPeriodEnd.toISOString() } };
}

/** Somebody who never subscribed has a plan and a status and nothing else. */
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
