import { withAnswers } from '../answers.ts';
import type { Effort } from '../advice/actions.ts';
import { durationText } from '../advice/recommendation-text.ts';
import type { MeasureInput, ScoreInput } from '../measure-input.ts';
import { scoringFigures, type ScoringFigures } from '../figures.ts';
import type { Ruleset } from '../ruleset.ts';
import { totalOf } from '../total.ts';

export interface LenderStep {
  readonly code: string;
  readonly figures: Readonly<Record<string, string | number | boolean>>;
  readonly isKnown: boolean;
}

interface Estimate {
  readonly effort: Effort | null;
  readonly hours: number | null;
  readonly estimatedCost: number | null;
}

export interface EstimatedStep extends Omit<Estimate, 'hours'> {
  readonly code: string;
  readonly timeEstimate: string | null;
  readonly points: number;
  readonly scoreAfter: number;
}

export interface LenderPlan {
  readonly scoreNow: number;
  readonly scoreThen: number;
  readonly steps: readonly EstimatedStep[];
  readonly estimatedCost: number;
  readonly costKnown: boolean;
  readonly timeToImplement: string;
}

function estimateOf({ code, isKnown }: LenderStep, { advice }: Ruleset): Estimate {
  const isEntered = !isKnown || code === 'amount';
  const effortData = isEntered
    ? advice.entry
    : advice.actions.find(({ lenderCriteria }) => lenderCriteria.some((criterion) => criterion === code));
  const { effort = null, hours = null, cost = null } = effortData ?? {};
  return { effort, hours, estimatedCost: cost };
}

export function estimateLenderPlan(
  input: ScoreInput,
  lenderSteps: readonly LenderStep[],
  { today, rules }: { readonly today: string; readonly rules: Ruleset },
): LenderPlan {
  const start: MeasureInput = { ...input, today, rules };
  const estimated = lenderSteps.map((step) => ({ step, estimate: estimateOf(step, rules) }));
  const hoursOf = ({ estimate: { hours } }: (typeof estimated)[number]) => hours ?? Infinity;
  const soonestFirst = [...estimated].sort((a, b) =>
    hoursOf(a) === hoursOf(b) ? 0 : hoursOf(a) - hoursOf(b),
  );
  let current = start;
  const steps = soonestFirst.map(
    ({ step: { code, figures }, estimate: { hours, ...estimate } }): EstimatedStep => {
      const before = totalOf(current);
      const answered = withAnswers(current, figures as Partial<ScoringFigures>);
      current = { ...answered, figures: scoringFigures.parse(answered.figures) };
      const scoreAfter = totalOf(current);
      const timeEstimate = hours === null ? null : durationText(hours);
      return { code, ...estimate, timeEstimate, points: scoreAfter - before, scoreAfter };
    },
  );
  return {
    scoreNow: totalOf(start),
    scoreThen: totalOf(current),
    steps,
    estimatedCost: steps.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0),
    costKnown: steps.every(({ estimatedCost }) => estimatedCost !== null),
    timeToImplement: durationText(Math.max(0, ...estimated.map(({ estimate }) => estimate.hours ?? 0))),
  };
}
