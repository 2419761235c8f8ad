import type { Action, Effort } from '../advice/actions.ts';
import {
  type RecommendationText,
  recommendationText,
  durationText,
  titleOf,
} from '../advice/recommendation-text.ts';
import { changesOf, type FieldChange } from '../advice/calculate-impact.ts';
import { candidateOf } from '../advice/candidates.ts';
import { applyPatch, type PatchOp } from '../advice/patch.ts';
import { hrefOf, type Recommendation } from '../advice/recommendations.ts';
import type { MeasureInput, ScoreInput } from '../measure-input.ts';
import type { Ruleset } from '../ruleset.ts';
import { totalOf } from '../total.ts';
import { cheapestCombinations } from './cheapest-combinations.ts';
import { optionsOf } from './frontier.ts';
import type { Move } from './plan-options.ts';

export interface PlanStep extends RecommendationText {
  readonly code: string;
  readonly href: Recommendation['href'];
  readonly effort: Effort;
  readonly hours: number;
  readonly timeEstimate: string;
  readonly estimatedCost: number;
  readonly ops: readonly PatchOp[];
  readonly changes: readonly FieldChange[];
  /** What it adds to those before it. */
  readonly points: number;
  readonly scoreAfter: number;
}

export interface ScorePlan {
  /** False where all there is to do falls short; the steps then go as far as they can. */
  readonly reachable: boolean;
  readonly scoreNow: number;
  readonly scoreThen: number;
  readonly steps: readonly PlanStep[];
  readonly estimatedCost: number;
  readonly timeToImplement: string;
  /** What is not known and could bring more, though nobody can promise it. */
  readonly questions: readonly string[];
}

export interface PlanRequest {
  readonly target: number;
  readonly today: string;
  readonly rules: Ruleset;
  /** Codes of actions that are out of the question for this owner. */
  readonly without?: ReadonlySet<string>;
}

/** What is done soonest comes first; ties in code order. */
function sortMoves(moves: readonly Move[], { criteria }: Ruleset): Move[] {
  const place = ({ criterion }: Move): number => criteria.indexOf(criterion);
  return [...moves].sort((a, b) => a.hours - b.hours || place(a) - place(b));
}

function stepOf(move: Move, before: MeasureInput, after: MeasureInput): PlanStep {
  const { action, criterion, effort, hours, price } = move;
  const points = totalOf(after) - totalOf(before);
  const candidate = { ...move.candidate, impact: points };
  return {
    code: action.code,
    ...recommendationText(action, criterion, candidate, before),
    href: hrefOf(action),
    effort,
    hours,
    timeEstimate: durationText(hours),
    estimatedCost: price.cost,
    ops: candidate.ops,
    changes: changesOf(candidate.ops, before, after),
    points,
    scoreAfter: totalOf(after),
  };
}

function questionsIn(facts: MeasureInput, actions: readonly Action[]): string[] {
  const { rules } = facts;
  return actions.flatMap((action) => {
    const criterion = rules.criteria.find(({ code }) => code === action.code);
    const candidate = criterion && candidateOf(facts, criterion, action, totalOf(facts));
    return candidate?.ops.length === 0 ? [titleOf(action, candidate)] : [];
  });
}

/**
 * The cheapest steps to a score: fewest dollars, then least effort, then fewest steps. Every band climbed counts its
 * effort and time again. A step less, or one that goes a band less far, misses the goal.
 */
export function planToScore(
  input: ScoreInput,
  { target, today, rules, without = new Set() }: PlanRequest,
): ScorePlan {
  const start: MeasureInput = { ...input, today, rules };
  const actions = rules.advice.actions.filter(({ code }) => !without.has(code));
  const reaches = cheapestCombinations(start, actions);
  const reach = reaches.find(({ points }) => points >= target) ?? reaches.at(-1);
  const moves = reach ? optionsOf(reach).flatMap((way) => way.moves) : [];
  let facts = start;
  const steps = sortMoves(moves, rules).map((move) => {
    const before = facts;
    facts = applyPatch(before, move.candidate.ops, rules);
    return stepOf(move, before, facts);
  });
  const scoreThen = totalOf(facts);
  return {
    reachable: scoreThen >= target,
    scoreNow: totalOf(start),
    scoreThen,
    steps,
    estimatedCost: steps.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0),
    // Steps are taken side by side, so the longest sets the time.
    timeToImplement: durationText(Math.max(0, ...steps.map(({ hours }) => hours))),
    questions: questionsIn(facts, actions),
  };
}
