import type { Action, Effort, Lever } from '../advice/actions.ts';
import type { Candidate } from '../advice/candidate.ts';
import { candidateOf } from '../advice/candidates.ts';
import { applyPatch } from '../advice/patch.ts';
import { effortWeights, isEntry } from '../advice/recommendations.ts';
import type { MeasureInput } from '../measure-input.ts';
import type { Criterion, FactorKey } from '../ruleset.ts';
import { measureOf } from '../measures.ts';
import { pointsByFactor, totalOf } from '../total.ts';
import { addPrices, comparePrices, zeroPrice, type Price } from './price.ts';

export interface Move {
  readonly action: Action;
  readonly criterion: Criterion;
  readonly candidate: Candidate;
  readonly price: Price;
  readonly effort: Effort;
  readonly hours: number;
  readonly cost: number | null;
}

/** A blank figure may have a second source, so a measured value means that the owner must improve it. */
export function isOnlyEntered(
  input: MeasureInput,
  action: Action,
  criterion: Criterion,
  candidate: Candidate,
) {
  const measurement = measureOf(criterion)(input);
  return isEntry(action, candidate) && (measurement === null || measurement.num === 0);
}

/** Each band adds the effort and time of the action again. Its dollars count once. */
function toMove(
  input: MeasureInput,
  move: Pick<Move, 'action' | 'criterion' | 'candidate'>,
  previous?: Move,
): Move {
  const { action, criterion, candidate } = move;
  const isEntered = isOnlyEntered(input, action, criterion, candidate);
  const { effort, hours, cost } = isEntered ? input.rules.advice.entry : action;
  const { price = zeroPrice, hours: before = 0 } = previous ?? {};
  const dollars = Math.max(price.cost, cost ?? 0);
  return {
    ...move,
    candidate: isEntered ? candidate : { ...candidate, kind: 'improve' },
    effort,
    hours: before + hours,
    cost: cost === null ? null : dollars,
    price: { cost: dollars, effort: price.effort + effortWeights[effort], steps: 1 },
  };
}

function listMoves(input: MeasureInput, action: Action): Move[] {
  const criterion = input.rules.criteria.find(({ code }) => code === action.code);
  const moves: Move[] = [];
  let current = input;
  while (criterion) {
    const candidate = candidateOf(current, criterion, action, totalOf(current));
    if (!candidate || candidate.ops.length === 0) break;
    moves.push(toMove(current, { action, criterion, candidate }, moves.at(-1)));
    current = applyPatch(current, candidate.ops, input.rules);
  }
  return moves;
}

export interface PlanOption {
  readonly moves: readonly Move[];
  readonly price: Price;
  readonly gains: ReadonlyMap<FactorKey, number>;
}

type SimulatedOption = Pick<PlanOption, 'moves' | 'price'> & { readonly after: MeasureInput };

const movesSameFigure = (a: Lever, b: Lever): boolean => 'field' in a && 'field' in b && a.field === b.field;

/** Two actions on one figure are one step: the larger change serves both. */
function simulateChoices(input: MeasureInput, actions: readonly Action[]): SimulatedOption[] {
  const [action, ...others] = actions;
  if (action === undefined) return [{ moves: [], price: zeroPrice, after: input }];
  const compatible = others.filter(({ lever }) => !movesSameFigure(action.lever, lever));
  const withAction = listMoves(input, action).flatMap((move) =>
    simulateChoices(applyPatch(input, move.candidate.ops, input.rules), compatible).map((rest) => ({
      moves: [move, ...rest.moves],
      price: addPrices(move.price, rest.price),
      after: rest.after,
    })),
  );
  return [...simulateChoices(input, others), ...withAction];
}

export function cheapestOptions(input: MeasureInput, actions: readonly Action[]): PlanOption[] {
  const pointsBefore = pointsByFactor(input);
  const cheapest = new Map<string, PlanOption>();
  for (const { moves, price, after } of simulateChoices(input, actions)) {
    const gains = new Map(
      [...pointsByFactor(after)].map(([factor, points]) => [
        factor,
        points - (pointsBefore.get(factor) ?? 0),
      ]),
    );
    const key = JSON.stringify([...gains.values()]);
    const cheapestSoFar = cheapest.get(key);
    if (!cheapestSoFar || comparePrices(price, cheapestSoFar.price) < 0)
      cheapest.set(key, { moves, price, gains });
  }
  return [...cheapest.values()];
}
