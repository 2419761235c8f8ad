import type { Action, Effort, Lever } from '../advice/actions.ts';
import { candidateOf, type Candidate } from '../advice/candidates.ts';
import { applyPatch } from '../advice/patch.ts';
import { effortWeights, isEntry } from '../advice/recommendations.ts';
import type { MeasureInput } from '../measure-input.ts';
import type { Criterion, FactorKey } from '../ruleset.ts';
import { measureOf } from '../measures.ts';
import { pointsByFactor, totalOf } from '../total.ts';
import { addPrices, comparePrices, zeroPrice, type Price } from './price.ts';

/** An action carried so many bands up. */
export interface Move {
  readonly action: Action;
  readonly criterion: Criterion;
  /** The last band's: its patch reaches the bands before it as well. */
  readonly candidate: Candidate;
  readonly price: Price;
  readonly effort: Effort;
  readonly hours: number;
}

/** A blank figure is only entered, unless another source of it says already where the owner stands. */
export function isOnlyEntered(
  facts: MeasureInput,
  action: Action,
  criterion: Criterion,
  candidate: Candidate,
) {
  const measured = measureOf(criterion)(facts);
  return isEntry(action, candidate) && (measured === null || measured.num === 0);
}

/** Each band costs the action's effort and time again, its dollars are paid once. */
function nextMove(
  facts: MeasureInput,
  move: Pick<Move, 'action' | 'criterion' | 'candidate'>,
  below?: Move,
): Move {
  const { action, criterion, candidate } = move;
  const isEntered = isOnlyEntered(facts, action, criterion, candidate);
  const { effort, hours, cost } = isEntered ? facts.rules.advice.entry : action;
  const { price = zeroPrice, hours: before = 0 } = below ?? {};
  return {
    ...move,
    candidate: isEntered ? candidate : { ...candidate, kind: 'improve' },
    effort,
    hours: before + hours,
    price: { cost: Math.max(price.cost, cost), effort: price.effort + effortWeights[effort], steps: 1 },
  };
}

/** Every band that the action reaches, the nearest first. */
function listMoves(facts: MeasureInput, action: Action): Move[] {
  const criterion = facts.rules.criteria.find(({ code }) => code === action.code);
  const moves: Move[] = [];
  let standing = facts;
  while (criterion) {
    const candidate = candidateOf(standing, criterion, action, totalOf(standing));
    if (!candidate || candidate.ops.length === 0) break;
    moves.push(nextMove(standing, { action, criterion, candidate }, moves.at(-1)));
    standing = applyPatch(standing, candidate.ops, facts.rules);
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

/**
 * Every choice of these actions' bands, none included, each tried on what those before it leave. Two actions on one
 * figure are one step: its further aim serves both.
 */
function simulateChoices(facts: MeasureInput, actions: readonly Action[]): SimulatedOption[] {
  const [action, ...others] = actions;
  if (action === undefined) return [{ moves: [], price: zeroPrice, after: facts }];
  const besides = others.filter(({ lever }) => !movesSameFigure(action.lever, lever));
  const carried = listMoves(facts, action).flatMap((move) =>
    simulateChoices(applyPatch(facts, move.candidate.ops, facts.rules), besides).map((rest) => ({
      moves: [move, ...rest.moves],
      price: addPrices(move.price, rest.price),
      after: rest.after,
    })),
  );
  return [...simulateChoices(facts, others), ...carried];
}

/** The cheapest way to each of the gains that these actions can bring together. */
export function cheapestOptions(facts: MeasureInput, actions: readonly Action[]): PlanOption[] {
  const now = pointsByFactor(facts);
  const cheapest = new Map<string, PlanOption>();
  for (const { moves, price, after } of simulateChoices(facts, actions)) {
    const gains = new Map(
      [...pointsByFactor(after)].map(([factor, points]) => [factor, points - (now.get(factor) ?? 0)]),
    );
    const key = JSON.stringify([...gains.values()]);
    const known = cheapest.get(key);
    if (!known || comparePrices(price, known.price) < 0) cheapest.set(key, { moves, price, gains });
  }
  return [...cheapest.values()];
}
