import { describe, expect, it } from '@jest/globals';
import { describeFrontier } from './frontier.ts';

describe('the frontier of the lenders', () => {
  it('states what the score opens, and what more points open', () => {
    const next = { target: 600, points: 53, lenders: 61 };
    expect(describeFrontier({ open: 230, active: 1247, next }, [])).toEqual({
      now: 'Your score opens 230 of 1,247.',
      then: '+53 points open 61 more.',
    });
  });

  it('promises nothing if no step opens a lender', () => {
    expect(describeFrontier({ open: 0, active: 12, next: null }, [])).toEqual({
      now: 'Your score opens 0 of 12.',
      then: null,
    });
  });

  it('names the answers without which no lender matches, in place of a bare 0', () => {
    const nowWith = (open: number, ...fields: string[]) =>
      describeFrontier({ open, active: 1247, next: null }, [{ fields, lenders: 900 }]).now;
    expect(nowWith(0, 'loanRequestAmount', 'stateOfIncorporation')).toBe(
      'We can’t match yet. Enter how much you need and your state.',
    );
    expect(nowWith(0, 'stateOfIncorporation', 'dateStarted')).toBe('We can’t match yet. Enter your state.');
    expect(nowWith(0, 'dateStarted')).toBe('Your score opens 0 of 1,247.');
    expect(nowWith(5, 'loanRequestAmount')).toBe('Your score opens 5 of 1,247.');
  });
});
