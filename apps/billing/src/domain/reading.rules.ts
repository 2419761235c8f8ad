import { isOver } from './subscription-state.rules.ts';
import type { Reading, SubscriptionState, StoredSubscription } from './subscription.model.ts';

const publishedFields: readonly (keyof SubscriptionState)[] = [
  ...(['plan', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'nextPlan'] as const),
  ...(['nextChargeCents', 'currency', 'graceUntil'] as const),
];

export const isSameState = (a: SubscriptionState, b: SubscriptionState) =>
  publishedFields.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** An older subscription that is over must not change the row of its successor. */
export const concernsRow = (row: StoredSubscription, { id, subscription }: Reading) =>
  row.subscriptionId === id || (subscription !== null && !isOver(subscription));
