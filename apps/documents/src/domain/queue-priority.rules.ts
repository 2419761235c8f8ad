import { isEntitled, type SubscriptionPlan } from '@groundwork/contracts';

const firstStep = Date.UTC(2026, 0, 1);
const stepMs = 120_000;
/** Limit of BullMQ. With two minutes a step, 2033 reaches it. */
const maxPriority = 2_097_152;
const headStartSteps = 5;

/** A smaller number is earlier. Time is part of it, so that no document starves behind a plan. */
export function computePriority(dueSince: Date, plan: SubscriptionPlan): number {
  const steps = Math.floor((dueSince.getTime() - firstStep) / stepMs);
  const priority = steps + (isEntitled(plan, 'analysisFirst') ? 0 : headStartSteps);
  return Math.min(maxPriority, Math.max(1, priority));
}
