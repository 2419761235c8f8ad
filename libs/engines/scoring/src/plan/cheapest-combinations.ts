import type { Action } from '../advice/actions.ts';
import type { MeasureInput } from '../measure-input.ts';
import type { Factor, FactorKey } from '../ruleset.ts';
import { pointsByFactor } from '../total.ts';
import { contributionOf } from '../contribution.ts';
import { frontierOf, combine, type Combination } from './frontier.ts';
import { cheapestOptions, type PlanOption } from './plan-options.ts';
import { addPrices, zeroPrice } from './price.ts';

function groupsOf({ rules }: MeasureInput, actions: readonly Action[]): Action[][] {
  const { entangled } = rules.advice;
  const dependentGroups = entangled.map((codes) =>
    codes.flatMap((code) => actions.filter((action) => action.code === code)),
  );
  const independent = actions.filter(({ code }) => !entangled.some((codes) => codes.includes(code)));
  return [...dependentGroups, ...independent.map((action) => [action])];
}

const gainIn = ({ gains }: PlanOption, factor: FactorKey): number => gains.get(factor) ?? 0;

const affectedFactors = (options: readonly PlanOption[], factors: readonly Factor[]): Factor[] =>
  factors.filter(({ key }) => options.some((option) => gainIn(option, key) > 0));

const emptyCombination: Combination = { points: 0, price: zeroPrice };

function combineWithinFactor(groups: readonly (readonly PlanOption[])[], { key }: Factor): Combination[] {
  const combinations = groups.map((options) =>
    frontierOf(options.map((option) => ({ points: gainIn(option, key), price: option.price, option }))),
  );
  return combinations.reduce<Combination[]>(combine, [emptyCombination]);
}

const emptyOption: PlanOption = { moves: [], price: zeroPrice, gains: new Map() };

function combineOptions(groups: readonly (readonly PlanOption[])[]): PlanOption[] {
  return groups.reduce<PlanOption[]>(
    (combined, options) =>
      combined.flatMap((one) =>
        options.map((other) => ({
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
  readonly currentPoints: number;
  readonly combinations: readonly Combination[];
}

function contributions(parts: readonly FactorPart[], option: PlanOption): Combination[] {
  const empty: Combination = { points: 0, price: option.price, option };
  return parts
    .map(({ factor, currentPoints, combinations }) => {
      const base = currentPoints + gainIn(option, factor.key);
      return combinations.map((combination) => ({
        ...combination,
        points: contributionOf(factor, base + combination.points),
      }));
    })
    .reduce<Combination[]>(combine, [empty]);
}

export function cheapestCombinations(input: MeasureInput, actions: readonly Action[]): Combination[] {
  const { factors } = input.rules;
  const pointsOfFactors = pointsByFactor(input);
  const groups = groupsOf(input, actions).map((group) => cheapestOptions(input, group));
  const groupsOverFactors = groups.filter((options) => affectedFactors(options, factors).length > 1);
  const groupsInOneFactor = groups.filter((options) => !groupsOverFactors.includes(options));
  const parts = factors.map((factor): FactorPart => {
    const ownGroups = groupsInOneFactor.filter((options) => affectedFactors(options, [factor]).length > 0);
    return {
      factor,
      currentPoints: pointsOfFactors.get(factor.key) ?? 0,
      combinations: combineWithinFactor(ownGroups, factor),
    };
  });
  const sharedFactors = new Set(affectedFactors(groupsOverFactors.flat(), factors));
  const independentParts = parts.filter(({ factor }) => !sharedFactors.has(factor));
  const sharedParts = parts.filter(({ factor }) => sharedFactors.has(factor));
  const sharedCombinations = combineOptions(groupsOverFactors).flatMap((option) =>
    contributions(sharedParts, option),
  );
  return combine(contributions(independentParts, emptyOption), frontierOf(sharedCombinations));
}
