import { describe, expect, it } from '@jest/globals';
import { isChosen } from './chosen.ts';

describe('an answer that is complete at once', () => {
  it.each([
    ['loanPurpose', 'equipment'],
    ['personalGuarantee', false],
    ['openCashAdvances', 0],
    ['bankruptcyHistory', 'resolved'],
  ])('is a choice in %s: %j', (name, value) => {
    expect(isChosen(name, value)).toBe(true);
  });

  it.each([
    ['industryType', 'Retai'],
    ['fullName', 'Ann'],
    ['ebitda', 5],
    ['nonsense', 'x'],
  ])('is not a typed text in %s: %j', (name, value) => {
    expect(isChosen(name, value)).toBe(false);
  });
});
