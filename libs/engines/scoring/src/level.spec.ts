import { describe, expect, it } from '@jest/globals';
import { legendBands, levelOf } from './level.ts';

describe('the level', () => {
  it.each([
    [1000, 'Excellent'],
    [800, 'Excellent'],
    [799, 'Good'],
    [700, 'Good'],
    [699, 'Fair'],
    [600, 'Fair'],
    [599, 'Needs Improvement'],
    [0, 'Needs Improvement'],
  ])('%d is %s', (total, level) => expect(levelOf(total)).toBe(level));
});

describe('the legend', () => {
  it('covers 0 to 1000 without a gap', () => {
    expect(legendBands.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Poor', 0, 500],
      ['Fair', 500, 700],
      ['Good', 700, 850],
      ['Excellent', 850, 1000],
    ]);
  });
});
