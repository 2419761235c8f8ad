import { withAnswers } from '../answers.ts';
import type { Action, Effort } from '../advice/actions.ts';
import { hasKnownTime } from '../advice/recommendations.ts';
import { durationText, timeOf } from '../advice/recommendation-text.ts';
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
  readonly timeKnown: boolean;
  readonly estimatedCost: number | null;
}

export interface EstimatedStep extends Omit<Estimate, 'hours' | 'timeKnown'> {
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
  readonly timeKnown: boolean;
}

type Effortful = Pick<Action, 'effort' | 'hours' | 'cost'>;

const toEstimate = (action: Effortful | undefined): Omit<Estimate, 'timeKnown'> => ({
  effort: action?.effort ?? null,
  hours: action?.hours ?? null,
  estimatedCost: action?.cost ?? null,
});

function estimateOf({ code, isKnown }: LenderStep, { advice }: Ruleset): Estimate {
  const { entry, actions } = advice;
  if (!isKnown || code === 'amount') return { ...toEstimate(entry), timeKnown: false };
  const action = actions.find(({ lenderCriteria }) => lenderCriteria.some((criterion) => criterion === code));
  return {
    ...toEstimate(action),
    timeKnown: action !== undefined && hasKnownTime(action, { kind: 'improve' }),
  };
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
    ({ step: { code, figures }, estimate: { hours, timeKnown, ...estimate } }): EstimatedStep => {
      const before = totalOf(current);
      const answered = withAnswers(current, figures as Partial<ScoringFigures>);
      current = { ...answered, figures: scoringFigures.parse(answered.figures) };
      const scoreAfter = totalOf(current);
      const timeEstimate = hours === null || !timeKnown ? null : durationText(hours);
      return { code, ...estimate, timeEstimate, points: scoreAfter - before, scoreAfter };
    },
  );
  return {
    scoreNow: totalOf(start),
    scoreThen: totalOf(current),
    steps,
    estimatedCost: steps.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0),
    costKnown: steps.every(({ estimatedCost }) => estimatedCost !== null),
    ...timeOf(estimated.map(({ estimate: { hours, timeKnown } }) => ({ hours: hours ?? 0, timeKnown }))),
  };
}
