import { describe, expect, it } from '@jest/globals';
import { describeFrontier } from './frontier.ts';

describe('the frontier of the lenders', () => {
  it('states what the score opens, and what more points open', () => {
    const next = { target: 600, points: 53, lenders: 61 };
    expect(describeFrontier({ open: 230, active: 1247, next })).toEqual({
      now: 'Your score opens 230 of 1,247.',
      then: '+53 points opens 61 more.',
    });
  });

  it('promises nothing if no step opens a lender', () => {
    expect(describeFrontier({ open: 0, active: 12, next: null })).toEqual({
      now: 'Your score opens 0 of 12.',
      then: null,
    });
  });
});
