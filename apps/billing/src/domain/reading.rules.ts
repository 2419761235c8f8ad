import { isOver } from './standing.rules.ts';
import type { Reading, Standing, StoredSubscription } from './subscription.model.ts';

const told: readonly (keyof Standing)[] = [
  ...(['plan', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'nextPlan'] as const),
  ...(['nextChargeCents', 'currency', 'graceUntil'] as const),
];

export const isSameStanding = (a: Standing, b: Standing) =>
  told.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** An older subscription that is over says nothing about the one that took its place. */
export const isAbout = (row: StoredSubscription, { id, found }: Reading) =>
  row.subscriptionId === id || (found !== null && !isOver(found));
