import { addPrices, comparePrices, type Price } from './price.ts';
import type { PlanOption } from './plan-options.ts';

/** So many points for that price, and by which ways: the last one and what stands before it. */
export interface Combination {
  readonly points: number;
  readonly price: Price;
  readonly way?: PlanOption;
  readonly before?: readonly Combination[];
}

/** Ever more points for ever more: what brings no more than something cheaper is left out. */
export function frontierOf(reaches: readonly Combination[]): Combination[] {
  const mostFirst = [...reaches].sort((a, b) => b.points - a.points || comparePrices(a.price, b.price));
  const kept: Combination[] = [];
  for (const reach of mostFirst) {
    const above = kept.at(-1);
    if (above === undefined || comparePrices(reach.price, above.price) < 0) kept.push(reach);
  }
  return kept.reverse();
}

const addCombinations = (a: Combination, b: Combination): Combination => ({
  points: a.points + b.points,
  price: addPrices(a.price, b.price),
  before: [a, b],
});

/** Something of the one together with something of the other. */
export const combine = (some: readonly Combination[], others: readonly Combination[]): Combination[] =>
  frontierOf(some.flatMap((one) => others.map((other) => addCombinations(one, other))));

export const optionsOf = ({ way, before = [] }: Combination): PlanOption[] => [
  ...before.flatMap((each) => optionsOf(each)),
  ...(way === undefined ? [] : [way]),
];
