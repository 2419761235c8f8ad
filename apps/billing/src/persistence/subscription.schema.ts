import { EntitySchema } from 'typeorm';
import type { StoredSubscription } from '../domain/subscription.model.ts';

export const subscriptionSchema = new EntitySchema<StoredSubscription>({
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
