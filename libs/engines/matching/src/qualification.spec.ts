import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../testing/golden.ts';
import { criterionCodes } from './criteria.ts';
import type { Programme } from './programme.ts';
import { computeQualification } from './qualification.ts';
import { matchingRules } from './rulesets.ts';

const owner = ownerWith({ loanRequestAmount: 10_000, personalCreditScore: 650 });
const open = lenderWith({ id: 'open' });
const strict = lenderWith({ id: 'strict', criteria: { minCreditScore: 700 } });
const curious = lenderWith({ id: 'curious', criteria: { minAnnualRevenue: 1 } });
const both = lenderWith({ id: 'both', criteria: { minCreditScore: 700, minAnnualRevenue: 1 } });

const times = (count: number, lender: Programme) => Array.from({ length: count }, () => lender);
const of = (programmes: readonly Programme[]) =>
  computeQualification(programmes, owner, '2026-11-20', matchingRules);

describe('qualification', () => {
  it('counts a failed criterion before an unknown one', () => {
    expect(of([open, strict, curious, both])).toMatchObject({
      rate: 25,
      eligible: 1,
      failing: 2,
      needInfo: 1,
      total: 4,
    });
  });

  it('counts failures per criterion, not what is unknown, and names every criterion', () => {
    const { failuresPerCriterion } = of([strict, both, curious]);
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
  ])('%d of %d is %d percent: rounded %s', (eligible, total, rate) => {
    expect(of([...times(eligible, open), ...times(total - eligible, strict)]).rate).toBe(rate);
  });

  it('is 0 without lenders', () => {
    expect(of([])).toMatchObject({ rate: 0, total: 0 });
  });

  it('leaves inactive programmes out of every count', () => {
    const resting = { ...strict, active: false };
    expect(of([open, resting])).toEqual(of([open]));
  });

  it('does not depend on the order of the programmes', () => {
    expect(of([curious, both, open, strict])).toEqual(of([strict, open, both, curious]));
  });
});
