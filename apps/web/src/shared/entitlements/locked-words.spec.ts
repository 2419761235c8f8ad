import { describe, expect, it } from '@jest/globals';
import { lockedWords } from './locked-words.ts';

describe('a feature the plan does not have', () => {
  it('says what it does and which plans have it', () => {
    expect(lockedWords('goalPlanner')).toEqual({
      title: 'Goal planner',
      text: 'Find the cheapest steps to a score or a lender. Comes with Individual, Professional, and Master Partner.',
    });
    expect(lockedWords('apiAccess').text).toBe(
      'The product from your own software. Comes with Master Partner.',
    );
  });
});
