import { pointsFor } from './bands.ts';
import type { Facts } from './facts.ts';
import { measures } from './measures.ts';
import type { Criterion, FactorKey } from './ruleset.ts';
import { contributionOf } from './worth.ts';

export const pointsOf = (criterion: Criterion, facts: Facts): number =>
  pointsFor(criterion, measures[criterion.measure](facts));

/** The total alone, without a word around it: advice tries out many changes. */
export function totalOf(facts: Facts): number {
  const points = new Map<FactorKey, number>();
  for (const criterion of facts.rules.criteria) {
    points.set(criterion.factor, (points.get(criterion.factor) ?? 0) + pointsOf(criterion, facts));
  }
  return facts.rules.factors.reduce(
    (total, factor) => total + contributionOf(factor, points.get(factor.key) ?? 0),
    0,
  );
}
