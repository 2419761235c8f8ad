import type { Effort } from '../advice/actions.ts';
import { durationWords } from '../advice/advice-words.ts';
import type { Facts, ScoreInput } from '../facts.ts';
import { scoringFigures } from '../figures.ts';
import type { Ruleset } from '../ruleset.ts';
import { totalOf } from '../total.ts';

/** A change of figures that a lender asks for, under its criterion's code. */
export interface AskedStep {
  readonly code: string;
  readonly figures: Readonly<Record<string, string | number | boolean>>;
  readonly isKnown: boolean;
}

/** Null: the rules have no estimate for this change. */
interface Estimate {
  readonly effort: Effort | null;
  readonly hours: number | null;
  readonly estimatedCost: number | null;
}

export interface WalkedStep extends Omit<Estimate, 'hours'> {
  readonly code: string;
  readonly timeEstimate: string | null;
  readonly points: number;
  readonly scoreAfter: number;
}

export interface Walk {
  readonly scoreNow: number;
  readonly scoreThen: number;
  readonly steps: readonly WalkedStep[];
  readonly estimatedCost: number;
  readonly timeToImplement: string;
}

/** What is not known is only entered, and so is another amount to ask for. */
function estimateOf({ code, isKnown }: AskedStep, { advice }: Ruleset): Estimate {
  const isEntered = !isKnown || code === 'amount';
  const asks = isEntered
    ? advice.entry
    : advice.actions.find(({ lenderCriteria }) => lenderCriteria.some((criterion) => criterion === code));
  const { effort = null, hours = null, cost = null } = asks ?? {};
  return { effort, hours, estimatedCost: cost };
}

/** A lender's steps in the order they are done, the soonest first, with the score after each. */
export function walkToLender(
  input: ScoreInput,
  asked: readonly AskedStep[],
  { today, rules }: { readonly today: string; readonly rules: Ruleset },
): Walk {
  const start: Facts = { ...input, today, rules };
  const estimated = asked.map((step) => ({ step, estimate: estimateOf(step, rules) }));
  const hoursOf = ({ estimate: { hours } }: (typeof estimated)[number]) => hours ?? Infinity;
  const inOrder = [...estimated].sort((a, b) => (hoursOf(a) === hoursOf(b) ? 0 : hoursOf(a) - hoursOf(b)));
  let facts = start;
  const steps = inOrder.map(({ step: { code, figures }, estimate: { hours, ...estimate } }): WalkedStep => {
    const before = totalOf(facts);
    facts = { ...facts, figures: scoringFigures.parse({ ...facts.figures, ...figures }) };
    const scoreAfter = totalOf(facts);
    const timeEstimate = hours === null ? null : durationWords(hours);
    return { code, ...estimate, timeEstimate, points: scoreAfter - before, scoreAfter };
  });
  return {
    scoreNow: totalOf(start),
    scoreThen: totalOf(facts),
    steps,
    estimatedCost: steps.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0),
    timeToImplement: durationWords(Math.max(0, ...estimated.map(({ estimate }) => estimate.hours ?? 0))),
  };
}
