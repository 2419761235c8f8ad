import type { SubscriptionView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { words } from '../subscribe.wording.ts';

interface PlanRow {
  readonly label: string;
  readonly value: string;
}

/** A plan without a payment, while no higher one is paid. */
function givenRows({ plan, given }: SubscriptionView): PlanRow[] {
  if (given?.plan !== plan) return [];
  const { until, reason } = given;
  const { givenBy, givenUntil, givenWithoutEnd } = words.currentPlan;
  const value = until === null ? givenWithoutEnd : fill(givenUntil, { date: formatDate(until) });
  return [
    { label: givenBy, value },
    { label: words.currentPlan.reason, value: reason },
  ];
}

export function rowsOf(subscription: SubscriptionView): PlanRow[] {
  const { nextCharge, nextPlan, currentPeriodEnd, graceUntil } = subscription;
  const rows = givenRows(subscription);
  if (nextCharge !== undefined) {
    const { amount, currency, at } = nextCharge;
    const value = fill(words.currentPlan.nextChargeValue, {
      amount: formatMoney(amount, currency),
      date: formatDate(at),
    });
    rows.push({ label: words.currentPlan.nextCharge, value });
  }
  if (nextPlan !== undefined && currentPeriodEnd !== undefined) {
    const value = fill(words.currentPlan.nextPlanValue, {
      plan: planLabel(nextPlan),
      date: formatDate(currentPeriodEnd),
    });
    rows.push({ label: words.currentPlan.nextPlan, value });
  }
  if (graceUntil !== undefined) {
    const value = fill(words.currentPlan.payByValue, { date: formatDate(graceUntil) });
    rows.push({ label: words.currentPlan.payBy, value });
  }
  return rows;
}
