import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../../testing/golden.ts';
import { matchingRules as rules } from '../rulesets.ts';
import { groupNearMisses } from './near-misses.ts';

const TODAY = '2026-11-20';

const figures = {
  loanRequestAmount: 60_000,
  personalCreditScore: 640,
  annualRevenueCurrent: 200_000,
  dateStarted: '2026-01-20',
};

const programOf = (id: string, rowNumber: number, criteria: object, rest: object = {}) =>
  lenderWith({ id, rowNumber, criteria, minLoanAmount: 1000, maxLoanAmount: 500_000, ...rest });

const groupsOf = (programs: ReturnType<typeof programOf>[], more: object = {}) =>
  groupNearMisses(programs, ownerWith({ ...figures, ...more }), TODAY, rules);

describe('near misses', () => {
  it('are grouped by the one rule that rejects, with the smallest change first', () => {
    const groups = groupsOf([
      programOf('far', 1, { minCreditScore: 720 }),
      programOf('near', 2, { minCreditScore: 660 }),
      programOf('two', 3, { minCreditScore: 660, minAnnualRevenue: 900_000 }),
      programOf('revenue', 4, { minAnnualRevenue: 250_000 }),
      programOf('fits', 5, { minCreditScore: 600 }),
    ]);
    expect(groups.map(({ code, programs }) => [code, programs.map(({ id }) => id)])).toEqual([
      ['creditScore', ['near', 'far']],
      ['annualRevenue', ['revenue']],
    ]);
    expect(groups.map(({ nearest }) => nearest.patch)).toEqual([
      { personalCreditScore: 660 },
      { annualRevenueCurrent: 250_000 },
    ]);
  });

  it('never propose a larger loan, but a smaller one', () => {
    const groups = groupsOf([
      programOf('larger', 1, {}, { minLoanAmount: 100_000, maxLoanAmount: 500_000 }),
      programOf('smaller', 2, {}, { minLoanAmount: 1000, maxLoanAmount: 40_000 }),
    ]);
    expect(groups.map(({ code, programs, nearest }) => [code, programs.length, nearest.patch])).toEqual([
      ['amount', 1, { loanRequestAmount: 40_000 }],
    ]);
  });

  it('name the day on which time alone meets a rule', () => {
    const [group] = groupsOf([programOf('young', 1, { minMonthsInBusiness: 12 })]);
    expect(group?.nearest).toMatchObject({ patch: null, passesOn: '2027-01-20' });
  });
});
