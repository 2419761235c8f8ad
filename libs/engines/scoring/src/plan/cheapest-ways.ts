import type { Action } from '../advice/actions.ts';
import type { Facts } from '../facts.ts';
import type { Factor, FactorKey } from '../ruleset.ts';
import { pointsByFactor } from '../total.ts';
import { contributionOf } from '../worth.ts';
import { frontierOf, joined, type Reach } from './frontier.ts';
import { waysFor, type Way } from './ladders.ts';
import { addPrices, free } from './price.ts';

/** Actions that lean on one another are tried together; every other one gains the same whatever else is done. */
function groupsOf({ rules }: Facts, actions: readonly Action[]): Action[][] {
  const { entangled } = rules.advice;
  const leaning = entangled.map((codes) =>
    codes.flatMap((code) => actions.filter((action) => action.code === code)),
  );
  const alone = actions.filter(({ code }) => !entangled.some((codes) => codes.includes(code)));
  return [...leaning, ...alone.map((action) => [action])];
}

const gainIn = ({ gains }: Way, factor: FactorKey): number => gains.get(factor) ?? 0;

const touched = (ways: readonly Way[], factors: readonly Factor[]): Factor[] =>
  factors.filter(({ key }) => ways.some((way) => gainIn(way, key) > 0));

const nothing: Reach = { points: 0, price: free };

/** Points of one factor, by the ways that touch no other. */
function withinFactor(groups: readonly (readonly Way[])[], { key }: Factor): Reach[] {
  const reaches = groups.map((ways) =>
    frontierOf(ways.map((way) => ({ points: gainIn(way, key), price: way.price, way }))),
  );
  return reaches.reduce<Reach[]>(joined, [nothing]);
}

const standStill: Way = { moves: [], price: free, gains: new Map() };

/** Every choice of the ways that touch several factors. */
function together(groups: readonly (readonly Way[])[]): Way[] {
  return groups.reduce<Way[]>(
    (some, ways) =>
      some.flatMap((one) =>
        ways.map((other) => ({
          moves: [...one.moves, ...other.moves],
          price: addPrices(one.price, other.price),
          gains: new Map([...other.gains].map(([key, gain]) => [key, gain + gainIn(one, key)])),
        })),
      ),
    [standStill],
  );
}

interface Part {
  readonly factor: Factor;
  readonly now: number;
  readonly reaches: readonly Reach[];
}

/** What these factors contribute after that way, rounded as each of them is. */
function contributions(parts: readonly Part[], way: Way): Reach[] {
  const start: Reach = { points: 0, price: way.price, way };
  return parts
    .map(({ factor, now, reaches }) => {
      const base = now + gainIn(way, factor.key);
      return reaches.map((reach) => ({ ...reach, points: contributionOf(factor, base + reach.points) }));
    })
    .reduce<Reach[]>(joined, [start]);
}

/** Which totals can be reached and the cheapest way to each, from the present one to the most there is. */
export function cheapestWays(facts: Facts, actions: readonly Action[]): Reach[] {
  const { factors } = facts.rules;
  const points = pointsByFactor(facts);
  const groups = groupsOf(facts, actions).map((group) => waysFor(facts, group));
  const spanning = groups.filter((ways) => touched(ways, factors).length > 1);
  const others = groups.filter((ways) => !spanning.includes(ways));
  const parts = factors.map((factor): Part => {
    const own = others.filter((ways) => touched(ways, [factor]).length > 0);
    return { factor, now: points.get(factor.key) ?? 0, reaches: withinFactor(own, factor) };
  });
  const moved = new Set(touched(spanning.flat(), factors));
  const alone = parts.filter(({ factor }) => !moved.has(factor));
  const along = parts.filter(({ factor }) => moved.has(factor));
  const afterEach = together(spanning).flatMap((way) => contributions(along, way));
  return joined(contributions(alone, standStill), frontierOf(afterEach));
}
