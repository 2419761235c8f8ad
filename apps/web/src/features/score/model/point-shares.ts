import type { ScoreCriterion, ScoreReply } from '@groundwork/contracts';
import { factorRows } from '#shared/score/factor-titles.ts';

/** Points of a factor as points of the 1,000, rounded like the contribution of the factor. */
const pointsOfTotal = (weight: number, factorPoints: number) =>
  Math.floor((Math.round(weight * 20) * factorPoints + 1) / 2);

/** Rounded down at a half, so that earned and missing points add up to those of the factor. */
const missingOfTotal = (weight: number, factorPoints: number) =>
  Math.floor((Math.round(weight * 20) * factorPoints) / 2);

function stepsOf(counts: readonly number[], toTotal: (sum: number) => number): number[] {
  let sum = 0;
  return counts.map((count) => {
    const start = toTotal(sum);
    sum += count;
    return toTotal(sum) - start;
  });
}

interface PointShare {
  readonly criterion: ScoreCriterion;
  readonly weight: number;
  readonly points: number;
  readonly most: number;
}

interface Weighted {
  readonly weight: number;
  readonly criteria: readonly ScoreCriterion[];
}

/** Each criterion in points of the 1,000. They add up to the contribution of the factor and to its most points. */
export function sharesOf({ weight, criteria }: Weighted): readonly PointShare[] {
  const earned = stepsOf(
    criteria.map(({ points }) => points),
    (sum) => pointsOfTotal(weight, sum),
  );
  const missing = stepsOf(
    criteria.map(({ points, maxPoints }) => maxPoints - points),
    (sum) => missingOfTotal(weight, sum),
  );
  return criteria.map((criterion, index) => {
    const points = earned[index] ?? 0;
    return { criterion, weight, points, most: points + (missing[index] ?? 0) };
  });
}

export const sharesOfScore = (score: ScoreReply): ReadonlyMap<string, PointShare> =>
  new Map(
    factorRows
      .flatMap(({ factor }) => sharesOf(score.factors.breakdown[factor]))
      .map((share) => [share.criterion.code, share]),
  );

export const shareOfPoints = (
  { criterion, weight, points, most }: PointShare,
  factorPoints: number,
): number =>
  factorPoints === criterion.points ? points : Math.min(most, pointsOfTotal(weight, factorPoints));
