import { describe, expect, it } from '@jest/globals';
import { programOfKind } from '../../testing/golden-carry.ts';
import { ownerWith } from '../../testing/golden.ts';
import type { CarryKind } from '../loan-kind.ts';
import { matchingRules } from '../rulesets.ts';
import { carriedMatcher } from './carried-match.ts';

const terms = {
  maxLoanAmount: 500_000,
  minInterestRate: 12,
  maxInterestRate: 12,
  minTermLength: 12,
  maxTermLength: 48,
};

const matchOf = (figures: object, kind: CarryKind = 'bankTerm', stated: object = {}, unanswered?: string[]) =>
  carriedMatcher(
    ownerWith(figures, { unanswered }),
    '2026-06-01',
    matchingRules,
  )(programOfKind(kind, { ...terms, ...stated }));

const cash = { operatingCashFlow: 200_000, loanRequestAmount: 100_000 };
const noCash = ['ebitda', 'operatingCashFlow'];

describe('the cost of a loan', () => {
  it('is exact to the cent for the nearest term that the lender allows', () => {
    expect(matchOf({ loanRequestAmount: 100_000, loanTerm: 60 }, 'bankTerm', {}, noCash).cost).toEqual({
      amount: 100_000,
      termMonths: 48,
      estimatedRate: 12,
      monthlyPayment: 2633.38,
      dailyDebit: null,
      totalPayback: 126_402.41,
      costOfCredit: 26_402.41,
      factorRate: 1.26,
      coverageAfter: null,
      fees: [],
      apr: 12,
    });
  });

  it('includes the coverage of all debt payments by cash, two decimals down', () => {
    const { cost, band } = matchOf({ ...cash, loanTerm: 12, monthlyDebtPayments: 1000 });
    expect(cost?.coverageAfter).toBe(Math.floor((100 * 200_000) / (12 * 9884.88)) / 100);
    expect(band).toBe('can-carry');
  });

  it('of a cash advance is its factor and its daily debits, without an instalment', () => {
    expect(matchOf({ ...cash, loanTerm: 12 }, 'advance').cost).toMatchObject({
      monthlyPayment: 8884.89,
      dailyDebit: 423.09,
      totalPayback: 106_618.55,
      costOfCredit: 6618.55,
      factorRate: 1.07,
      apr: null,
    });
  });

  it('of a line is that of the whole line over its longest term', () => {
    const { cost, termMonths } = matchOf({ ...cash, loanTerm: 12 }, 'line');
    expect([termMonths, cost?.termMonths, cost?.monthlyPayment]).toEqual([48, 48, 2633.38]);
  });

  it('is null for factoring, and without a request; the band is not known then', () => {
    const none = { cost: null, band: 'unknown', word: 'Not known yet: add cash flow and debt' };
    expect(matchOf(cash, 'factoring')).toMatchObject(none);
    expect(matchOf({ ...cash, loanRequestAmount: 0 })).toMatchObject(none);
  });

  it.each([
    [6, 12],
    [24, 24],
    [0, 48],
  ])('for a requested term of %i months is that of %i months', (loanTerm, termMonths) => {
    expect(matchOf({ ...cash, loanTerm }).cost?.termMonths).toBe(termMonths);
  });

  it('without a requested term is that of the default term, and never of less than a month', () => {
    const open = { minTermLength: 0, maxTermLength: 480 };
    expect(matchOf(cash, 'bankTerm', open).termMonths).toBe(matchingRules.defaultTerm);
    expect(matchOf(cash, 'line', { minTermLength: 0, maxTermLength: 0 }).termMonths).toBe(1);
  });

  it('equals the amount at a rate of 0', () => {
    const free = { minInterestRate: 0, maxInterestRate: 0 };
    expect(matchOf({ loanRequestAmount: 12_000, loanTerm: 12 }, 'bankTerm', free).cost).toMatchObject({
      monthlyPayment: 1000,
      costOfCredit: 0,
      factorRate: 1,
      apr: 0,
    });
  });
});

describe('the match of a loan', () => {
  const best = { personalCreditScore: 800, annualRevenueCurrent: 900_000, dateStarted: '2010-01-01' };

  it.each([
    [200_000, 'can-carry', 'You can carry this', 89],
    [36_000, 'tight', 'Tight: little left for a bad month', 69],
    [20_000, 'too-much', 'You could not pay this', 49],
  ])('with cash of %i a year is %s', (operatingCashFlow, band, word, matchScore) => {
    const match = matchOf({ ...best, ...cash, loanTerm: 48, operatingCashFlow });
    expect(match).toMatchObject({ outcome: 'eligible', band, word, matchScore });
  });

  it('has the probability of its capped score', () => {
    const [carried, tooMuch] = [200_000, 20_000].map((operatingCashFlow) =>
      matchOf({ ...best, ...cash, loanTerm: 48, operatingCashFlow }),
    );
    expect(tooMuch?.qualificationProbability).toBe(36);
    expect(carried?.qualificationProbability).toBeGreaterThan(36);
  });
});
