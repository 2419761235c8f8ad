import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../testing/golden.ts';
import { criterionCodes } from './criteria.ts';
import type { Program } from './program.ts';
import { computeQualification, countPassed } from './qualification.ts';
import { matchingRules } from './rulesets.ts';

const owner = ownerWith({ loanRequestAmount: 10_000, personalCreditScore: 650 });
const open = lenderWith({ id: 'open' });
const strict = lenderWith({ id: 'strict', criteria: { minCreditScore: 700 } });
const incomplete = lenderWith({ id: 'incomplete', criteria: { minAnnualRevenue: 1 } });
const both = lenderWith({ id: 'both', criteria: { minCreditScore: 700, minAnnualRevenue: 1 } });

const times = (count: number, lender: Program) => Array.from({ length: count }, () => lender);
const qualificationOf = (programs: readonly Program[]) =>
  computeQualification(programs, owner, '2026-11-20', matchingRules);

describe('qualification', () => {
  it('counts a program with a failed and an unknown criterion as failing', () => {
    expect(qualificationOf([open, strict, incomplete, both])).toMatchObject({
      rate: 25,
      eligible: 1,
      failing: 2,
      needInfo: 1,
      total: 4,
    });
  });

  it('counts failures per criterion without unknown results, and lists every criterion', () => {
    const { failuresPerCriterion } = qualificationOf([strict, both, incomplete]);
    expect(failuresPerCriterion).toMatchObject({ creditScore: 2, annualRevenue: 0, amount: 0 });
    expect(Object.keys(failuresPerCriterion)).toEqual([...criterionCodes]);
  });

  it.each([
    [1, 200, 1, 'half up'],
    [1, 201, 0, 'down just below the half'],
    [2, 3, 67, 'up'],
    [1, 3, 33, 'down'],
    [199, 200, 100, 'half up to the full hundred'],
    [3, 3, 100, 'not at all'],
  ])('with %d of %d programs is %d percent: rounded %s', (eligible, total, rate) => {
    expect(qualificationOf([...times(eligible, open), ...times(total - eligible, strict)]).rate).toBe(rate);
  });

  it('is 0 without programs', () => {
    expect(qualificationOf([])).toMatchObject({ rate: 0, total: 0 });
  });

  it('excludes inactive programs from every count', () => {
    const inactive = { ...strict, active: false };
    expect(qualificationOf([open, inactive])).toEqual(qualificationOf([open]));
  });

  it('does not depend on the order of the programs', () => {
    expect(qualificationOf([incomplete, both, open, strict])).toEqual(
      qualificationOf([strict, open, both, incomplete]),
    );
  });
});

describe('the criteria that an owner passes', () => {
  it('are those without a failed or unknown result', () => {
    const passed = countPassed(owner, '2026-11-20', matchingRules);
    expect(passed(open) - passed(strict)).toBe(0);
    const low = lenderWith({ id: 'low', criteria: { minCreditScore: 640 } });
    expect([low, incomplete, both].map((each) => passed(each) - passed(open))).toEqual([1, 0, 0]);
  });
});
