import type { SubscriptionView } from '@groundwork/contracts';
import { Badge, type BadgeTone, Button, Card, DataList, type DataRow } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { useCancellation } from '../api/use-cancellation.ts';
import { labelOf } from '../model/plan-cards.ts';
import { words } from '../subscribe.wording.ts';

const { badges } = words.currentPlan;

function badgeOf({ status, cancelAtPeriodEnd, graceUntil }: SubscriptionView): [BadgeTone, string] | null {
  if (graceUntil !== undefined) return ['bad', badges.paymentFailed];
  if (cancelAtPeriodEnd) return ['warn', badges.canceled];
  if (status === 'active') return ['good', badges.active];
  return status === 'incomplete' ? ['info', badges.incomplete] : null;
}

function rowsOf({ nextCharge, nextPlan, currentPeriodEnd, graceUntil }: SubscriptionView): DataRow[] {
  const rows: DataRow[] = [];
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
      plan: labelOf(nextPlan),
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

export function CurrentPlan({ subscription }: { readonly subscription: SubscriptionView }) {
  const { busy, cancel, resume } = useCancellation();
  const { plan, nextPlan, currentPeriodEnd } = subscription;
  const badge = badgeOf(subscription);
  const rows = rowsOf(subscription);
  return (
    <Card
      title={words.currentPlan.title}
      className="current-plan"
      action={badge === null ? null : <Badge tone={badge[0]}>{badge[1]}</Badge>}
    >
      <p className="current-plan-name">{labelOf(plan)}</p>
      {rows.length > 0 ? (
        <DataList rows={rows} />
      ) : (
        <p className="current-plan-note">{words.currentPlan.free}</p>
      )}
      {currentPeriodEnd === undefined ? null : nextPlan === undefined ? (
        <Button look="ghost" busy={busy} onClick={() => void cancel()}>
          {words.currentPlan.cancel}
        </Button>
      ) : (
        <Button look="outline" busy={busy} onClick={() => void resume()}>
          {fill(words.currentPlan.resume, { plan: labelOf(plan) })}
        </Button>
      )}
    </Card>
  );
}
