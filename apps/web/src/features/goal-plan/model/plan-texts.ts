import { fill } from '@groundwork/wording';
import type { GoalStep, LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { formatDate, formatDollars } from '#shared/formatting/format.ts';
import { formatFieldValue, describeUnchangeable } from '#shared/profile/required-values.ts';
import { fieldLabel } from '#shared/profile/fields.ts';
import { words } from '../goal-plan.wording.ts';

/** Null for an unknown cost, which is not free. */
export const describeCost = (dollars: number | null): string | null => {
  if (dollars === null) return null;
  return dollars === 0 ? words.step.free : fill(words.step.cost, { cost: formatDollars(dollars) });
};

export const describeEffort = (effort: GoalStep['effort']): string => words.step[effort ?? 'effortDepends'];

type Change = GoalStep['changes'][number];

export const describeChanges = (changes: readonly Change[]): string[] =>
  changes
    .filter(({ to }) => typeof to !== 'string')
    .map(
      ({ field, from, to }) => `${fieldLabel(field)}: ${formatFieldValue(from)} → ${formatFieldValue(to)}`,
    );

type PlanSummary = Pick<
  ScorePlanReply,
  'steps' | 'estimatedCost' | 'costKnown' | 'timeToImplement' | 'timeKnown'
>;

export function summarizeSteps(plan: PlanSummary): string {
  const { steps, estimatedCost, costKnown, timeToImplement: time, timeKnown } = plan;
  const texts = words.summary;
  const cost = costKnown === true ? describeCost(estimatedCost) : null;
  return [
    fill(texts.steps, { steps: steps.length }),
    ...(cost === null ? [] : [fill(texts.cost, { cost })]),
    ...(timeKnown === true ? [fill(steps.length === 1 ? texts.time : texts.timeTogether, { time })] : []),
  ].join(' ');
}

export function describeShortfall({ reachable, scoreThen, target }: ScorePlanReply): string | null {
  if (reachable) return null;
  return fill(words.score.shortfall, { score: scoreThen, missing: target - scoreThen, target });
}

type Open = LenderPlanReply['open'][number];

export function describeOpen({ required, ...requirement }: Open): string {
  const reason = describeUnchangeable(requirement);
  return requirement.passesOn === null ? fill(words.lender.open, { required, reason }) : reason;
}

export function describeOutcome({ reachable, readyOn, steps, lender: { name } }: LenderPlanReply): string {
  const texts = words.lender;
  const lender = { lender: name };
  if (!reachable) return fill(texts.outOfReach, lender);
  if (readyOn !== null) {
    const date = formatDate(readyOn);
    return steps.length === 0
      ? fill(texts.readyOn, { ...lender, date })
      : fill(texts.readyAfterSteps, { ...lender, steps: steps.length, date });
  }
  if (steps.length === 0) return fill(texts.ready, lender);
  return fill(steps.length === 1 ? texts.afterStep : texts.afterSteps, lender);
}
