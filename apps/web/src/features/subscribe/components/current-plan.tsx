import type { SubscriptionView } from '@groundwork/contracts';
import { Badge, type BadgeTone, Button, Card, DataList, type DataRow } from '@groundwork/web-ui';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { useCancellation } from '../api/use-cancellation.ts';
import { labelOf } from '../model/plan-cards.ts';

function badgeOf({ status, cancelAtPeriodEnd, graceUntil }: SubscriptionView): [BadgeTone, string] | null {
  if (graceUntil !== undefined) return ['bad', 'Payment failed'];
  if (cancelAtPeriodEnd) return ['warn', 'Cancelled'];
  if (status === 'active') return ['good', 'Active'];
  return status === 'incomplete' ? ['info', 'Waiting for payment'] : null;
}

function rowsOf({ nextCharge, nextPlan, currentPeriodEnd, graceUntil }: SubscriptionView): DataRow[] {
  const rows: DataRow[] = [];
  if (nextCharge !== undefined) {
    const { amount, currency, at } = nextCharge;
    rows.push({ label: 'Next charge', value: `${formatMoney(amount, currency)} on ${formatDate(at)}` });
  }
  if (nextPlan !== undefined && currentPeriodEnd !== undefined) {
    rows.push({ label: 'Changes to', value: `${labelOf(nextPlan)} on ${formatDate(currentPeriodEnd)}` });
  }
  if (graceUntil !== undefined) {
    rows.push({
      label: 'Pay by',
      value: `${formatDate(graceUntil)}, then the plan is Starter; nothing is deleted`,
    });
  }
  return rows;
}

/** What one has, what it costs next and the way out of it. */
export function CurrentPlan({ subscription }: { readonly subscription: SubscriptionView }) {
  const { busy, cancel, resume } = useCancellation();
  const { plan, nextPlan, currentPeriodEnd } = subscription;
  const badge = badgeOf(subscription);
  const rows = rowsOf(subscription);
  return (
    <Card
      title="Your plan"
      className="current-plan"
      action={badge === null ? null : <Badge tone={badge[0]}>{badge[1]}</Badge>}
    >
      <p className="current-plan-name">{labelOf(plan)}</p>
      {rows.length > 0 ? (
        <DataList rows={rows} />
      ) : (
        <p className="current-plan-note">
          Free, with your score, advice, documents, lender matching and banking.
        </p>
      )}
      {currentPeriodEnd === undefined ? null : nextPlan === undefined ? (
        <Button look="ghost" busy={busy} onClick={() => void cancel()}>
          Cancel subscription
        </Button>
      ) : (
        <Button look="outline" busy={busy} onClick={() => void resume()}>
          Keep {labelOf(plan)}
        </Button>
      )}
    </Card>
  );
}
