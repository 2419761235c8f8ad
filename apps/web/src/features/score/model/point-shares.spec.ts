import { describe, expect, it } from '@jest/globals';
import type { ScoreCriterion } from '@groundwork/contracts';
import fc from 'fast-check';
import { shareOfPoints, sharesOf } from './point-shares.ts';

const criterion = (points: number, maxPoints: number): ScoreCriterion => ({
  code: `C${points}`,
  label: 'A criterion',
  value: null,
  points,
  maxPoints,
  nextBand: null,
  worth: 0,
});
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const anyCriteria = fc
  .array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 })
  .chain((parts) => {
    const rest = Math.max(0, 100 - sum(parts));
    return fc.tuple(
      ...[...parts, rest].map((most) =>
        fc.integer({ min: 0, max: most }).map((points) => criterion(points, most)),
      ),
    );
  })
  .filter((criteria) => sum(criteria.map(({ maxPoints }) => maxPoints)) === 100);

describe('the points of criteria, of the 1,000 of the whole score', () => {
  it('add up to the contribution of the factor and to its most points', () => {
    fc.assert(
      fc.property(fc.constantFrom(0.3, 0.35, 0.15, 0.2), anyCriteria, (weight, criteria) => {
        const shares = sharesOf({ weight, criteria });
        const score = sum(criteria.map(({ points }) => points));
        expect(sum(shares.map(({ points }) => points))).toBe(
          Math.floor((Math.round(weight * 20) * score + 1) / 2),
        );
        expect(sum(shares.map(({ most }) => most))).toBe(Math.round(weight * 1000));
        for (const { criterion: own, points, most } of shares) {
          expect(points === most).toBe(own.points === own.maxPoints);
          expect(points).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('are the same number for the same points, and never above the most', () => {
    const shares = sharesOf({ weight: 0.35, criteria: [criterion(5, 9), criterion(11, 11)] });
    for (const share of shares) {
      expect(shareOfPoints(share, share.criterion.points)).toBe(share.points);
      expect(shareOfPoints(share, share.criterion.maxPoints)).toBeLessThanOrEqual(share.most);
    }
    expect(shareOfPoints(shares[0]!, 2)).toBe(7);
  });
});
