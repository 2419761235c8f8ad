import type { SubscriptionPlan, SubscriptionView, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

/** What a subscription means for its owner. */
export interface Standing {
  plan: SubscriptionPlan;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  nextPlan: SubscriptionPlan | null;
  nextChargeCents: number | null;
  currency: string | null;
  graceUntil: Date | null;
}

export interface SubscriptionRow extends Standing {
  userId: UserId;
  customerId: string | null;
  subscriptionId: string | null;
  /** Grows with every change of the standing. */
  version: number;
  /** Which reading of the provider this standing is from, and when it began. */
  reading: number;
  readAt: Date | null;
}

export const subscriptionSchema = new EntitySchema<SubscriptionRow>({
  name: 'subscription',
  tableName: 'subscriptions',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    customerId: { type: 'text', name: 'customer_id', nullable: true },
    subscriptionId: { type: 'text', name: 'subscription_id', nullable: true },
    plan: { type: 'text' },
    status: { type: 'text' },
    currentPeriodEnd: { type: 'timestamptz', name: 'current_period_end', nullable: true },
    cancelAtPeriodEnd: { type: 'boolean', name: 'cancel_at_period_end' },
    nextPlan: { type: 'text', name: 'next_plan', nullable: true },
    nextChargeCents: { type: 'integer', name: 'next_charge_cents', nullable: true },
    currency: { type: 'text', nullable: true },
    graceUntil: { type: 'timestamptz', name: 'grace_until', nullable: true },
    version: { type: 'integer' },
    reading: { type: 'integer' },
    readAt: { type: 'timestamptz', name: 'read_at', nullable: true },
  },
});

type Charge = Pick<SubscriptionView, 'nextCharge'>;

function nextChargeOf({ nextChargeCents, currency, currentPeriodEnd }: Standing): Charge {
  if (nextChargeCents === null || currency === null || currentPeriodEnd === null) return {};
  return { nextCharge: { amount: nextChargeCents / 100, currency, at: currentPeriodEnd.toISOString() } };
}

/** Somebody who never subscribed has a plan and a status and nothing else. */
export function subscriptionView(row: SubscriptionRow | null): SubscriptionView {
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
