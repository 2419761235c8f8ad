import { describe, expect, it } from '@jest/globals';
import { describeImpact, describeTime } from './impact-text.ts';

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

describe('the time of an action', () => {
  it('is stated where the action needs it, and not where it is up to the owner', () => {
    expect(describeTime({ timeEstimate: '30 days', timeKnown: true })).toBe('Estimated time: 30 days');
    expect(describeTime({ timeEstimate: '3 days', timeKnown: false })).toBeNull();
    expect(describeTime({ timeEstimate: '3 days' })).toBeNull();
  });
});
