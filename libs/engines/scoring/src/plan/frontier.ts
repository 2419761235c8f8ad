import { addPrices, comparePrices, type Price } from './price.ts';
import type { Way } from './ladders.ts';

/** So many points for that price, and by which ways: the last one and what stands before it. */
export interface Reach {
  readonly points: number;
  readonly price: Price;
  readonly way?: Way;
  readonly before?: readonly Reach[];
}

/** Ever more points for ever more: what brings no more than something cheaper is left out. */
export function frontierOf(reaches: readonly Reach[]): Reach[] {
  const mostFirst = [...reaches].sort((a, b) => b.points - a.points || comparePrices(a.price, b.price));
  const kept: Reach[] = [];
  for (const reach of mostFirst) {
    const above = kept.at(-1);
    if (above === undefined || comparePrices(reach.price, above.price) < 0) kept.push(reach);
  }
  return kept.reverse();
}

const both = (a: Reach, b: Reach): Reach => ({
  points: a.points + b.points,
  price: addPrices(a.price, b.price),
  before: [a, b],
});

/** Something of the one together with something of the other. */
export const joined = (some: readonly Reach[], others: readonly Reach[]): Reach[] =>
  frontierOf(some.flatMap((one) => others.map((other) => both(one, other))));

export const waysOf = ({ way, before = [] }: Reach): Way[] => [
  ...before.flatMap((each) => waysOf(each)),
  ...(way === undefined ? [] : [way]),
];
