import type { Action } from '../advice/actions.ts';
import type { MeasureInput } from '../measure-input.ts';
import type { Factor, FactorKey } from '../ruleset.ts';
import { pointsByFactor } from '../total.ts';
import { contributionOf } from '../contribution.ts';
import { frontierOf, combine, type Combination } from './frontier.ts';
import { cheapestOptions, type PlanOption } from './plan-options.ts';
import { addPrices, zeroPrice } from './price.ts';

/** Actions that lean on one another are tried together; every other one gains the same whatever else is done. */
function groupsOf({ rules }: MeasureInput, actions: readonly Action[]): Action[][] {
  const { entangled } = rules.advice;
  const leaning = entangled.map((codes) =>
    codes.flatMap((code) => actions.filter((action) => action.code === code)),
  );
  const alone = actions.filter(({ code }) => !entangled.some((codes) => codes.includes(code)));
  return [...leaning, ...alone.map((action) => [action])];
}

const gainIn = ({ gains }: PlanOption, factor: FactorKey): number => gains.get(factor) ?? 0;

const affectedFactors = (ways: readonly PlanOption[], factors: readonly Factor[]): Factor[] =>
  factors.filter(({ key }) => ways.some((way) => gainIn(way, key) > 0));

const emptyCombination: Combination = { points: 0, price: zeroPrice };

/** Points of one factor, by the ways that touch no other. */
function combineWithinFactor(groups: readonly (readonly PlanOption[])[], { key }: Factor): Combination[] {
  const reaches = groups.map((ways) =>
    frontierOf(ways.map((way) => ({ points: gainIn(way, key), price: way.price, way }))),
  );
  return reaches.reduce<Combination[]>(combine, [emptyCombination]);
}

const emptyOption: PlanOption = { moves: [], price: zeroPrice, gains: new Map() };

/** Every choice of the ways that touch several factors. */
function combineOptions(groups: readonly (readonly PlanOption[])[]): PlanOption[] {
  return groups.reduce<PlanOption[]>(
    (some, ways) =>
      some.flatMap((one) =>
        ways.map((other) => ({
          moves: [...one.moves, ...other.moves],
          price: addPrices(one.price, other.price),
          gains: new Map([...other.gains].map(([key, gain]) => [key, gain + gainIn(one, key)])),
        })),
      ),
    [emptyOption],
  );
}

interface FactorPart {
  readonly factor: Factor;
  readonly now: number;
  readonly reaches: readonly Combination[];
}

/** What these factors contribute after that way, rounded as each of them is. */
function contributions(parts: readonly FactorPart[], way: PlanOption): Combination[] {
  const start: Combination = { points: 0, price: way.price, way };
  return parts
    .map(({ factor, now, reaches }) => {
      const base = now + gainIn(way, factor.key);
      return reaches.map((reach) => ({ ...reach, points: contributionOf(factor, base + reach.points) }));
    })
    .reduce<Combination[]>(combine, [start]);
}

/** Which totals can be reached and the cheapest way to each, from the present one to the most there is. */
export function cheapestCombinations(facts: MeasureInput, actions: readonly Action[]): Combination[] {
  const { factors } = facts.rules;
  const points = pointsByFactor(facts);
  const groups = groupsOf(facts, actions).map((group) => cheapestOptions(facts, group));
  const spanning = groups.filter((ways) => affectedFactors(ways, factors).length > 1);
  const others = groups.filter((ways) => !spanning.includes(ways));
  const parts = factors.map((factor): FactorPart => {
    const own = others.filter((ways) => affectedFactors(ways, [factor]).length > 0);
    return { factor, now: points.get(factor.key) ?? 0, reaches: combineWithinFactor(own, factor) };
  });
  const moved = new Set(affectedFactors(spanning.flat(), factors));
  const alone = parts.filter(({ factor }) => !moved.has(factor));
  const along = parts.filter(({ factor }) => moved.has(factor));
  const afterEach = combineOptions(spanning).flatMap((way) => contributions(along, way));
  return combine(contributions(alone, emptyOption), frontierOf(afterEach));
}
