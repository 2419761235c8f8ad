import { addPrices, comparePrices, type Price } from './price.ts';
import type { PlanOption } from './plan-options.ts';

export interface Combination {
  readonly points: number;
  readonly price: Price;
  readonly option?: PlanOption;
  readonly before?: readonly Combination[];
}

/** Drops each combination that costs more than another one and gives no more points. */
export function frontierOf(combinations: readonly Combination[]): Combination[] {
  const mostFirst = [...combinations].sort((a, b) => b.points - a.points || comparePrices(a.price, b.price));
  const frontier: Combination[] = [];
  for (const combination of mostFirst) {
    const better = frontier.at(-1);
    if (better === undefined || comparePrices(combination.price, better.price) < 0)
      frontier.push(combination);
  }
  return frontier.reverse();
}

const addCombinations = (a: Combination, b: Combination): Combination => ({
  points: a.points + b.points,
  price: addPrices(a.price, b.price),
  before: [a, b],
});

export const combine = (left: readonly Combination[], right: readonly Combination[]): Combination[] =>
  frontierOf(left.flatMap((first) => right.map((second) => addCombinations(first, second))));

export const optionsOf = ({ option, before = [] }: Combination): PlanOption[] => [
  ...before.flatMap((each) => optionsOf(each)),
  ...(option === undefined ? [] : [option]),
];
