import type { SubscriptionView } from '@groundwork/contracts';
import { type GivenPlanRow, planInForce } from './given-plan.rules.ts';
import type { SubscriptionState, StoredSubscription } from './subscription.model.ts';

type Charge = Pick<SubscriptionView, 'nextCharge'>;

function nextChargeOf({ nextChargeCents, currency, currentPeriodEnd }: SubscriptionState): Charge {
  if (nextChargeCents === null || currency === null || currentPeriodEnd === null) return {};
  return { nextCharge: { amount: nextChargeCents / 100, currency, at: currentPeriodEnd.toISOString() } };
}

const givenPart = (given: GivenPlanRow | null): Pick<SubscriptionView, 'given'> =>
  given === null ? {} : { given: { ...given, givenAt: given.givenAt.toISOString() } };

export function subscriptionView(
  row: StoredSubscription | null,
  given: GivenPlanRow | null = null,
): SubscriptionView {
  const plan = planInForce(row?.plan ?? 'starter', given);
  const state = { plan, status: row?.status ?? 'none', ...givenPart(given) };
  if (!row?.currentPeriodEnd) return state;
  return {
    ...state,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    ...(row.nextPlan && { nextPlan: row.nextPlan }),
    ...nextChargeOf(row),
    ...(row.graceUntil && { graceUntil: row.graceUntil.toISOString() }),
  };
}
