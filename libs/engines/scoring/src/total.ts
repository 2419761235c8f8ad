import { pointsFor } from './bands.ts';
import type { MeasureInput } from './measure-input.ts';
import { measureOf } from './measures.ts';
import type { Criterion, FactorKey } from './ruleset.ts';
import { contributionOf } from './contribution.ts';

export const pointsOf = (criterion: Criterion, facts: MeasureInput): number =>
  pointsFor(criterion, measureOf(criterion)(facts));

export function pointsByFactor(facts: MeasureInput): Map<FactorKey, number> {
  const points = new Map<FactorKey, number>(facts.rules.factors.map(({ key }) => [key, 0]));
  for (const criterion of facts.rules.criteria) {
    points.set(criterion.factor, (points.get(criterion.factor) ?? 0) + pointsOf(criterion, facts));
  }
  return points;
}

/** The total alone, without a word around it: advice tries out many changes. */
export function totalOf(facts: MeasureInput): number {
  const points = pointsByFactor(facts);
  return facts.rules.factors.reduce(
    (total, factor) => total + contributionOf(factor, points.get(factor.key) ?? 0),
    0,
  );
}
