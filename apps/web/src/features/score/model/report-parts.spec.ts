import { describe, expect, it } from '@jest/globals';
import { emptyScore, fullScore } from '../../../gallery/sample-score.ts';
import { strengthsOf } from './report-parts.ts';
import { toWaterfall } from './waterfall.ts';

describe('the strengths of a report', () => {
  it('are the five criteria with the most points, with their value', () => {
    const strengths = strengthsOf(fullScore);
    const points = toWaterfall(fullScore)
      .map((bar) => bar.points)
      .toSorted((one, other) => other - one);
    expect(strengths.map((each) => each.points)).toEqual(points.slice(0, 5));
    expect(strengths[0]).toEqual({
      code: 'CR1',
      label: 'Personal credit score',
      value: 'Now: 712',
      points: 102,
      most: 135,
    });
    for (const { points: own, most } of strengths) expect(own).toBeLessThanOrEqual(most);
  });

  it('are none before the first points', () => {
    expect(strengthsOf(emptyScore)).toEqual([]);
  });
});
