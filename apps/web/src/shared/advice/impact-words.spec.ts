import { describe, expect, it } from '@jest/globals';
import { impactWords } from './impact-words.ts';

describe('the points of an action', () => {
  it('are exact, at least, or not said', () => {
    expect(impactWords({ impact: 12, certainty: 'exact' })).toEqual({ before: '', figure: '+12' });
    expect(impactWords({ impact: 3, certainty: 'atLeast' })).toEqual({ before: 'at least ', figure: '+3' });
    expect(impactWords({ impact: 0, certainty: 'none' })).toBeNull();
  });
});
