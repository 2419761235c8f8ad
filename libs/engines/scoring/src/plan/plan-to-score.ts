import type { Action, Effort } from '../advice/actions.ts';
import {
  type RecommendationText,
  toRecommendationText,
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
  readonly points: number;
  readonly scoreAfter: number;
}

export interface ScorePlan {
  readonly reachable: boolean;
  readonly scoreNow: number;
  readonly scoreThen: number;
  readonly steps: readonly PlanStep[];
  readonly estimatedCost: number;
  readonly timeToImplement: string;
  readonly questions: readonly string[];
}

export interface PlanRequest {
  readonly target: number;
  readonly today: string;
  readonly rules: Ruleset;
  readonly without?: ReadonlySet<string>;
}

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
    ...toRecommendationText(action, criterion, candidate, before),
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

function questionsIn(input: MeasureInput, actions: readonly Action[]): string[] {
  const { rules } = input;
  return actions.flatMap((action) => {
    const criterion = rules.criteria.find(({ code }) => code === action.code);
    const candidate = criterion && candidateOf(input, criterion, action, totalOf(input));
    return candidate?.ops.length === 0 ? [titleOf(action, candidate)] : [];
  });
}

export function planToScore(
  input: ScoreInput,
  { target, today, rules, without = new Set() }: PlanRequest,
): ScorePlan {
  const start: MeasureInput = { ...input, today, rules };
  const actions = rules.advice.actions.filter(({ code }) => !without.has(code));
  const combinations = cheapestCombinations(start, actions);
  const chosen = combinations.find(({ points }) => points >= target) ?? combinations.at(-1);
  const moves = chosen ? optionsOf(chosen).flatMap((option) => option.moves) : [];
  let current = start;
  const steps = sortMoves(moves, rules).map((move) => {
    const before = current;
    current = applyPatch(before, move.candidate.ops, rules);
    return stepOf(move, before, current);
  });
  const scoreThen = totalOf(current);
  return {
    reachable: scoreThen >= target,
    scoreNow: totalOf(start),
    scoreThen,
    steps,
    estimatedCost: steps.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0),
    // An owner works on all steps at the same time, so the longest step sets the time.
    timeToImplement: durationText(Math.max(0, ...steps.map(({ hours }) => hours))),
    questions: questionsIn(current, actions),
  };
}
