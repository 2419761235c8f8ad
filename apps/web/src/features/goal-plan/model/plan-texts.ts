import type { GoalStep, LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { formatCount, formatDate, formatDollars } from '#shared/formatting/format.ts';
import { formatFieldValue, describeUnchangeable } from '#shared/profile/required-values.ts';
import { fieldLabel } from '#shared/profile/fields.ts';

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

export const describeCost = (dollars: number | null): string => {
  if (dollars === null) return 'Cost depends';
  return dollars === 0 ? 'Free' : `About ${formatDollars(dollars)}`;
};

export const describeTime = (time: string | null): string => time ?? 'Time depends';

export const describeEffort = (effort: GoalStep['effort']): string =>
  effort === null ? 'Effort depends' : `${effort.charAt(0).toUpperCase()}${effort.slice(1)} effort`;

type Change = GoalStep['changes'][number];

/** Figures and answers that move; what is only filled in, the title says. */
export const describeChanges = (changes: readonly Change[]): string[] =>
  changes
    .filter(({ to }) => typeof to !== 'string')
    .map(
      ({ field, from, to }) => `${fieldLabel(field)}: ${formatFieldValue(from)} → ${formatFieldValue(to)}`,
    );

/** What the whole way takes. */
export function summarizeSteps({
  steps,
  estimatedCost,
  timeToImplement,
}: Omit<PlanSummary, 'scoreNow'>): string {
  const cost = estimatedCost === 0 ? 'free' : `about ${formatDollars(estimatedCost)}`;
  const longest = steps.length === 1 ? 'it takes' : 'side by side they take';
  return `${counted(steps.length, 'step')}, ${cost}; ${longest} ${timeToImplement}.`;
}

type PlanSummary = Pick<ScorePlanReply, 'steps' | 'estimatedCost' | 'timeToImplement' | 'scoreNow'>;

/** Why the plan ends where it does; null where it reaches the goal by its steps. */
export function describeShortfall({ reachable, scoreThen, target }: ScorePlanReply): string | null {
  if (reachable) return null;
  const missing = counted(target - scoreThen, 'point');
  return `Everything there is to do brings you to ${formatCount(scoreThen)}, ${missing} short of ${formatCount(target)}.`;
}

type Open = LenderPlanReply['open'][number];

export const describeOpen = ({ required, ...open }: Open): string =>
  open.passesOn === null ? `${required}. ${describeUnchangeable(open)}` : describeUnchangeable(open);

/** One sentence on where the plan to a lender leads. */
export function describeOutcome({ reachable, readyOn, steps, lender }: LenderPlanReply): string {
  if (!reachable) {
    return `${lender.name} stays out of reach: some of what they ask for no figure can change.`;
  }
  if (readyOn !== null)
    return `You would meet everything ${lender.name} states from ${formatDate(readyOn)} on.`;
  if (steps.length === 0) return `You meet everything ${lender.name} states already.`;
  const after = steps.length === 1 ? 'this step' : 'these steps';
  return `After ${after} you would meet everything ${lender.name} states.`;
}
