import { pointsFor } from './bands.ts';
import type { MeasureInput } from './measure-input.ts';
import { measured } from './missing-figures.ts';
import type { Criterion, FactorKey } from './ruleset.ts';
import { contributionOf } from './contribution.ts';

export const pointsOf = (criterion: Criterion, input: MeasureInput): number =>
  pointsFor(criterion, measured(criterion, input));

export function pointsByFactor(input: MeasureInput): Map<FactorKey, number> {
  const points = new Map<FactorKey, number>(input.rules.factors.map(({ key }) => [key, 0]));
  for (const criterion of input.rules.criteria) {
    points.set(criterion.factor, (points.get(criterion.factor) ?? 0) + pointsOf(criterion, input));
  }
  return points;
}

export function totalOf(input: MeasureInput): number {
  const points = pointsByFactor(input);
  return input.rules.factors.reduce(
    (total, factor) => total + contributionOf(factor, points.get(factor.key) ?? 0),
    0,
  );
}
