import type { SubscriptionView } from '@groundwork/contracts';
import { Badge, type BadgeTone, Button, Card, DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Needs } from '#shared/business/needs.tsx';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { useCancellation } from '../api/use-cancellation.ts';
import { rowsOf } from '../model/plan-rows.ts';
import { words } from '../subscribe.wording.ts';

const { badges } = words.currentPlan;

function badgeOf({ status, cancelAtPeriodEnd, graceUntil }: SubscriptionView): [BadgeTone, string] | null {
  if (graceUntil !== undefined) return ['bad', badges.paymentFailed];
  if (cancelAtPeriodEnd) return ['warn', badges.canceled];
  if (status === 'active') return ['good', badges.active];
  return status === 'incomplete' ? ['info', badges.incomplete] : null;
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
      <p className="current-plan-name">{planLabel(plan)}</p>
      {rows.length > 0 ? <DataList rows={rows} /> : null}
      {plan === 'starter' && rows.length === 0 ? (
        <p className="current-plan-note">{words.currentPlan.free}</p>
      ) : null}
      <Needs access="billing edit">
        {currentPeriodEnd === undefined ? null : nextPlan === undefined ? (
          <Button look="ghost" busy={busy} onClick={() => void cancel()}>
            {words.currentPlan.cancel}
          </Button>
        ) : (
          <Button look="outline" busy={busy} onClick={() => void resume()}>
            {fill(words.currentPlan.resume, { plan: planLabel(plan) })}
          </Button>
        )}
      </Needs>
    </Card>
  );
}
