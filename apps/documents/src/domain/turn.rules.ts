import { isEntitled, type SubscriptionPlan } from '@groundwork/contracts';

const start = Date.UTC(2026, 0, 1);
const stepMs = 120_000;
/** The queue takes no larger turn; at two minutes a step that is in 2033. */
const lastTurn = 2_097_152;
/** A plan that goes first is ahead of whoever came up to ten minutes earlier, and of nobody who waits longer. */
const headStart = 5;

/** The smaller, the earlier. Time decides, so that nobody starves behind a plan. */
export function turnOf(dueSince: Date, plan: SubscriptionPlan): number {
  const steps = Math.floor((dueSince.getTime() - start) / stepMs);
  const turn = steps + (isEntitled(plan, 'analysisFirst') ? 0 : headStart);
  return Math.min(lastTurn, Math.max(1, turn));
}
