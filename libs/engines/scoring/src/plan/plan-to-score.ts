import type { Action, Effort } from '../advice/actions.ts';
import { actionsFor } from '../advice/actions-for.ts';
import {
  type RecommendationText,
  toRecommendationText,
  durationText,
  timeOf,
  titleOf,
} from '../advice/recommendation-text.ts';
import { changesOf, type FieldChange } from '../advice/calculate-impact.ts';
import { candidateOf } from '../advice/candidates.ts';
import { applyPatch, type PatchOp } from '../advice/patch.ts';
import { hasKnownTime, hrefOf, type Recommendation } from '../advice/recommendations.ts';
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
  readonly timeEstimate: string | null;
  readonly estimatedCost: number | null;
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
  readonly costKnown: boolean;
  readonly timeToImplement: string;
  readonly timeKnown: boolean;
  readonly questions: readonly string[];
}

export interface PlanRequest {
  readonly target: number;
  readonly today: string;
  readonly rules: Ruleset;
  readonly without?: ReadonlySet<string>;
}

const afterMove = (input: MeasureInput, { candidate }: Move): MeasureInput =>
  applyPatch(input, candidate.ops, input.rules);

/** At each place stands the move with the most points per effort; ties stay in code order. */
function orderMoves(moves: readonly Move[], start: MeasureInput): Move[] {
  const { criteria } = start.rules;
  const place = ({ criterion }: Move): number => criteria.indexOf(criterion);
  const open = [...moves].sort((a, b) => place(a) - place(b));
  const ordered: Move[] = [];
  let current = start;
  while (open.length > 0) {
    const total = totalOf(current);
    const valueOf = (move: Move): number => (totalOf(afterMove(current, move)) - total) / move.price.effort;
    const values = open.map(valueOf);
    const [best] = open.splice(values.indexOf(Math.max(...values)), 1);
    if (best === undefined) break;
    ordered.push(best);
    current = afterMove(current, best);
  }
  return ordered;
}

function stepOf(move: Move, before: MeasureInput, after: MeasureInput): PlanStep {
  const { action, criterion, effort, hours, cost } = move;
  const points = totalOf(after) - totalOf(before);
  const candidate = { ...move.candidate, impact: points, reachesBand: true as const };
  return {
    code: action.code,
    ...toRecommendationText(action, criterion, candidate, before),
    href: hrefOf(action),
    effort,
    hours,
    timeEstimate: hasKnownTime(action, candidate) ? durationText(hours) : null,
    estimatedCost: cost,
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
    if (!candidate || candidate.ops.length > 0 || candidate.kind === 'confirm') return [];
    return [titleOf(action, candidate)];
  });
}

export function planToScore(
  input: ScoreInput,
  { target, today, rules, without = new Set() }: PlanRequest,
): ScorePlan {
  const start: MeasureInput = { ...input, today, rules };
  const actions = actionsFor(start).filter(({ code }) => !without.has(code));
  const combinations = cheapestCombinations(start, actions);
  const chosen = combinations.find(({ points }) => points >= target) ?? combinations.at(-1);
  const moves = chosen ? optionsOf(chosen).flatMap((option) => option.moves) : [];
  let current = start;
  const steps = orderMoves(moves, start).map((move) => {
    const before = current;
    current = afterMove(before, move);
    return stepOf(move, before, current);
  });
  const scoreThen = totalOf(current);
  return {
    reachable: scoreThen >= target,
    scoreNow: totalOf(start),
    scoreThen,
    steps,
    estimatedCost: steps.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0),
    costKnown: steps.every(({ estimatedCost }) => estimatedCost !== null),
    ...timeOf(steps.map(({ hours, timeEstimate }) => ({ hours, timeKnown: timeEstimate !== null }))),
    questions: questionsIn(current, actions),
  };
}
