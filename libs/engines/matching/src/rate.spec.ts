import { describe, expect, it } from '@jest/globals';
import { goldenLender, lenderWith, ownerWith } from '../testing/golden.ts';
import { matchProgram } from './match.ts';
import type { Program } from './program.ts';
import { resolveRateRange } from './rate.ts';
import { matchingRules } from './rulesets.ts';

const rateOf = (lender: Program, figures: object, rules = matchingRules) =>
  matchProgram(lender, ownerWith(figures), '2026-11-20', rules).estimatedRate;

/** A coverage far above 1.75 counts in full. */
const strong = { loanRequestAmount: 10_000, existingLoans: 'none', ebitda: 1_000_000 };

describe('estimated rate', () => {
  const plain = lenderWith({ minInterestRate: 10, maxInterestRate: 20 });

  it.each([
    ['everything blank', {}, 20],
    ['the best credit alone', { personalCreditScore: 780 }, 14],
    ['the best coverage alone', strong, 16],
    ['both at their best', { ...strong, personalCreditScore: 850 }, 10],
    ['credit halfway from 500 to 780', { personalCreditScore: 640 }, 17],
    ['a rate between two quarters, rounded up', { personalCreditScore: 641 }, 17],
    ['credit below the floor', { personalCreditScore: 420 }, 20],
  ])('with %s is as expected', (_, figures, rate) => {
    expect(rateOf(plain, figures)).toBe(rate);
  });

  it('stays inside the range of the program after rounding', () => {
    expect(rateOf(lenderWith({ minInterestRate: 6.6, maxInterestRate: 11.4 }), {})).toBe(11.4);
    expect(rateOf(lenderWith({ minInterestRate: 6.6, maxInterestRate: 6.6 }), strong)).toBe(6.6);
  });

  it.each([
    [779, 20],
    [780, 20],
    [790, 14],
  ])('is, with a floor of 790 and a credit score of %d, %d', (personalCreditScore, rate) => {
    const picky = { minInterestRate: 10, maxInterestRate: 20, criteria: { minCreditScore: 790 } };
    expect(rateOf(lenderWith(picky), { personalCreditScore })).toBe(rate);
  });

  it.each([
    [0, 13.25],
    [50_000, 13.25],
    [50_001, 12.75],
    [250_000, 12.75],
    [250_001, 11.25],
    [350_000, 11.25],
    [350_001, 9.75],
  ])('is, for an SBA request of %d, at most prime plus the allowed spread: %d', (loanRequestAmount, rate) => {
    expect(rateOf(goldenLender('L1'), { loanRequestAmount })).toBe(rate);
  });

  it('is never below the minimum of an SBA program', () => {
    const fixed = lenderWith({ type: 'sba_preferred', minInterestRate: 15, maxInterestRate: 18 });
    expect(rateOf(fixed, { loanRequestAmount: 500_000 })).toBe(15);
  });

  it('follows the prime rate of its rules', () => {
    const raised = { ...matchingRules, prime: { value: 7.25, date: '2026-12-10' } };
    expect(resolveRateRange(goldenLender('L1'), raised)).toEqual({ min: 10.25, max: 13.75 });
    expect(resolveRateRange(goldenLender('L1'), matchingRules)).toEqual({ min: 9.75, max: 13.25 });
    expect(rateOf(goldenLender('L1'), {}, raised)).toBe(13.75);
  });
});

describe('ruleset', () => {
  it('has match weights with a sum of exactly 100 percent', () => {
    const hundredths = Object.values(matchingRules.matchWeights).map((weight) => Math.round(weight * 100));
    expect(hundredths.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});
