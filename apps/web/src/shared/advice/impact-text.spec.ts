import { describe, expect, it } from '@jest/globals';
import { describeImpact } from './impact-text.ts';

describe('the points of an action', () => {
  it('are exact, a lower bound, an upper bound, or absent', () => {
    expect(describeImpact({ impact: 12, certainty: 'exact' })).toEqual({ before: '', figure: '+12' });
    expect(describeImpact({ impact: 3, certainty: 'atLeast' })).toEqual({
      before: 'at least ',
      figure: '+3',
    });
    expect(describeImpact({ impact: 7, certainty: 'upTo', mostImpact: 49 })).toEqual({
      before: 'up to ',
      figure: '+49',
    });
    expect(describeImpact({ impact: 0, certainty: 'none' })).toBeNull();
  });
});
