import { describe, expect, it } from '@jest/globals';
import { levelOf as levelByRules } from '@groundwork/engine-scoring';
import { levelOf, findNextLevel } from './level.ts';

describe('the level of a score', () => {
  it('equals the level of the engine for each score', () => {
    const scores = Array.from({ length: 1001 }, (_, score) => score);
    expect(scores.map(levelOf)).toEqual(scores.map(levelByRules));
  });

  it('names the next level and its distance', () => {
    expect(findNextLevel(0)).toEqual({ level: 'Fair', points: 600 });
    expect(findNextLevel(742)).toEqual({ level: 'Excellent', points: 58 });
    expect(findNextLevel(800)).toBeNull();
  });
});
