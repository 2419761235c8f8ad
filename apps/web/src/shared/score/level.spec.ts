import { describe, expect, it } from '@jest/globals';
import { levelOf, nextLevel } from './level.ts';

describe('the level of a score', () => {
  it.each([
    [0, 'Needs Improvement'],
    [599, 'Needs Improvement'],
    [600, 'Fair'],
    [699, 'Fair'],
    [700, 'Good'],
    [799, 'Good'],
    [800, 'Excellent'],
    [1000, 'Excellent'],
  ])('%i is %s', (score, level) => {
    expect(levelOf(score)).toBe(level);
  });

  it('names the next level and the way to it', () => {
    expect(nextLevel(0)).toEqual({ level: 'Fair', points: 600 });
    expect(nextLevel(742)).toEqual({ level: 'Excellent', points: 58 });
    expect(nextLevel(800)).toBeNull();
  });
});
