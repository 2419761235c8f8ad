import { describe, expect, it } from '@jest/globals';
import { levelOf } from './level.ts';

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
