import { describe, expect, it } from '@jest/globals';
import { matchingFigures } from './figures.ts';
import { costQuoter } from './loan-cost.ts';
import { program } from './program.ts';
import { matchingRules } from './rulesets.ts';

const bank = program.parse({
  id: 'bank',
  rowNumber: 0,
  name: 'Bank',
  type: 'traditional_bank',
  subtype: null,
  archetype: 'none',
  minLoanAmount: 10_000,
  maxLoanAmount: 500_000,
  minInterestRate: 12,
  maxInterestRate: 12,
  minTermLength: 12,
  maxTermLength: 48,
  approvalTimeMin: 1,
  approvalTimeMax: 2,
  requiredDocuments: {},
  criteria: {},
  source: 'test',
  sourceDate: '2026-01-01',
  active: true,
});

const costOf = (figures: object, row = bank) =>
  costQuoter(
    { figures: matchingFigures.parse(figures), documents: [], accounts: [] },
    '2026-06-01',
    matchingRules,
  )(row);

describe('the cost of a loan', () => {
  it('is exact to the cent for the nearest term that the lender allows', () => {
    expect(costOf({ loanRequestAmount: 100_000, loanTerm: 60 })).toEqual({
      amount: 100_000,
      termMonths: 48,
      estimatedRate: 12,
      monthlyPayment: 2633.38,
      totalPayback: 126_402.41,
      costOfCredit: 26_402.41,
      factorRate: 1.26,
      coverageAfter: null,
    });
  });

  it('includes the coverage of all debt payments by cash', () => {
    const figures = { loanRequestAmount: 100_000, loanTerm: 12, operatingCashFlow: 200_000 };
    const payments = 12 * 8884.88;
    expect(costOf({ ...figures, existingLoans: 'none' })?.coverageAfter).toBe(
      Math.round((100 * 200_000) / payments) / 100,
    );
    expect(costOf(figures)?.coverageAfter).toBeNull();
  });

  it.each(['mca', 'factoring'])(
    'is null for a program of the subtype %s: it has an offer, not a rate',
    (subtype) => {
      expect(costOf({ loanRequestAmount: 100_000, loanTerm: 12 }, { ...bank, subtype })).toBeNull();
    },
  );

  it('is null without a request', () => {
    expect(costOf({ loanTerm: 12 })).toBeNull();
  });

  it.each([
    [6, 12],
    [24, 24],
    [0, 48],
  ])('for a requested term of %i months is that of %i months', (loanTerm, termMonths) => {
    expect(costOf({ loanRequestAmount: 100_000, loanTerm })?.termMonths).toBe(termMonths);
  });

  it('without a requested term is that of the default term', () => {
    const open = { ...bank, minTermLength: 0, maxTermLength: 480 };
    expect(costOf({ loanRequestAmount: 100_000 }, open)?.termMonths).toBe(matchingRules.defaultTerm);
  });

  it('equals the amount at a rate of 0', () => {
    const free = { ...bank, minInterestRate: 0, maxInterestRate: 0 };
    expect(costOf({ loanRequestAmount: 12_000, loanTerm: 12 }, free)).toMatchObject({
      monthlyPayment: 1000,
      costOfCredit: 0,
      factorRate: 1,
    });
  });
});
