import { describe, expect, it } from '@jest/globals';
import { fullScore } from '../../../gallery/sample-score.ts';
import { describeWaterfall, toWaterfall } from './waterfall-bars.ts';

describe('the waterfall of a score', () => {
  const bars = toWaterfall(fullScore);

  it('has a bar for each criterion with points, each from the end of the one before, up to the total', () => {
    const ends = bars.map(({ from, points }) => from + points);
    expect(bars.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(fullScore.totalScore);
    expect(bars.every(({ points }) => points > 0)).toBe(true);
  });

  it('gives each factor its contribution', () => {
    const { factors } = fullScore;
    const sumOf = (factor: string) =>
      bars.filter((bar) => bar.factor === factor).reduce((sum, { points }) => sum + points, 0);
    expect(sumOf('Credit Profile')).toBe(factors.breakdown.creditScore.contribution);
    expect(sumOf('Business Financials')).toBe(factors.breakdown.businessFinancials.contribution);
  });

  it('is described by its total and its two largest bars', () => {
    const bar = { factor: 'Credit Profile', from: 0 };
    const two = [
      { ...bar, code: 'CR1', label: 'Personal credit score', points: 102 },
      { ...bar, code: 'BF3', label: 'Annual revenue', points: 39 },
    ];
    expect(describeWaterfall(two, 141)).toBe(
      'Your 141 points of 1,000: most come from Personal credit score, 102 points, and Annual revenue, 39 points.',
    );
    const three = [{ ...two[1]!, label: 'Time in business', points: 5 }, ...two.toReversed()];
    expect(describeWaterfall(three, 146)).toMatch(
      /Personal credit score, 102 .* Annual revenue, 39 points\.$/,
    );
    expect(describeWaterfall(two.slice(0, 1), 102)).toBe(
      'Your 102 points of 1,000 come from Personal credit score, 102 points.',
    );
    expect(describeWaterfall([], 0)).toContain('No criterion adds points yet');
  });
});
