import { describe, expect, it } from '@jest/globals';
import { levelOf as levelByRules } from '@groundwork/engine-scoring';
import { levelOf, nextLevel } from './level.ts';

describe('the level of a score', () => {
  it('is the engine’s, of every score there is', () => {
    const scores = Array.from({ length: 1001 }, (_, score) => score);
    expect(scores.map(levelOf)).toEqual(scores.map(levelByRules));
  });

  it('names the next level and the way to it', () => {
    expect(nextLevel(0)).toEqual({ level: 'Fair', points: 600 });
    expect(nextLevel(742)).toEqual({ level: 'Excellent', points: 58 });
    expect(nextLevel(800)).toBeNull();
  });
});
