import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import {
  TYPICAL,
  goldenLender,
  goldenLenders,
  lenderWith,
  ownerNamed,
  ownerWith,
} from '../testing/golden.ts';
import type { MatchingInput } from './figures.ts';
import { dayAfterMonths, monthsBetween } from './measures.ts';
import type { Program } from './program.ts';
import { evaluateProgram } from './qualification.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';
import { findQualifyingChanges } from './qualifying-changes.ts';

const TODAY = '2026-11-20';
const NO_FIGURE = 'Cannot be changed by figures';
const noFigure = { code: 'noFigure', params: {}, text: NO_FIGURE };

const changesOf = (lender: Program, owner: MatchingInput) =>
  findQualifyingChanges(lender, owner, TODAY, matchingRules);
const changesFor = (criteria: object, figures: object, range: object = {}) =>
  changesOf(lenderWith({ criteria, ...range }), ownerWith({ loanRequestAmount: 10_000, ...figures }));

const outcome = (lender: Program, owner: MatchingInput, patch: object) =>
  evaluateProgram(lender, { ...owner, figures: { ...owner.figures, ...patch } }, TODAY, matchingRules)
    .outcome;

/** 12 × 166 a year plus payments of 10,605.80 at 11 % is 12,597.80. 1.25 times that is 15,747.25. */
const indebted = { loanTerm: 12, monthlyDebtPayments: 166, ebitda: 15_000 };

describe('the smallest qualifying change', () => {
  it.each([
    ['credit score', { minCreditScore: 650 }, { personalCreditScore: 640 }, { personalCreditScore: 650 }],
    ['a credit score below the lowest one', { minCreditScore: 200 }, {}, { personalCreditScore: 300 }],
    ['revenue', { minAnnualRevenue: 100 }, {}, { annualRevenueCurrent: 100 }],
    ['coverage', { minDscr: 1.25 }, indebted, { operatingCashFlow: 15_748 }],
    [
      'coverage without any cash',
      { minDscr: 1.25 },
      { ...indebted, ebitda: 0 },
      { operatingCashFlow: 15_748 },
    ],
    ['collateral', { minCollateralCoverage: 0.75 }, { equipmentValue: 5_000 }, { realEstateValue: 6_000 }],
    ['liquid assets', { minLiquidShare: 0.1 }, { liquidAssets: 5 }, { liquidAssets: 1_000 }],
    ['receivables', { minReceivablesCoverage: 1.15 }, {}, { accountsReceivable: 11_500 }],
    [
      'a share whose product is no exact number',
      { minReceivablesCoverage: 1.1 },
      { loanRequestAmount: 3_000 },
      { accountsReceivable: 3_300 },
    ],
    ['deposits', { minMonthlyDeposits: 5_000 }, { monthlyDeposits: 1 }, { monthlyDeposits: 5_000 }],
    ['bounced payments', { maxNsf: 2 }, { averageBankBalance: 1, nsfIncidents: 4 }, { nsfIncidents: 2 }],
    ['bounced payments without an account', { maxNsf: 2 }, { nsfIncidents: 1 }, { averageBankBalance: 1 }],
    [
      'bounced payments without an account and above the limit',
      { maxNsf: 2 },
      { nsfIncidents: 3 },
      { averageBankBalance: 1, nsfIncidents: 2 },
    ],
    [
      'bounced payments without an account and at the limit',
      { maxNsf: 2 },
      { nsfIncidents: 2 },
      { averageBankBalance: 1 },
    ],
    ['the guarantee', { personalGuaranteeRequired: true }, {}, { personalGuarantee: true }],
  ])('is the nearest passing value for %s', (_, criteria, figures, patch) => {
    const result = changesFor(criteria, figures);
    expect(result.changes).toHaveLength(1);
    expect(result.changes[0]).toMatchObject({ patch, note: null });
    expect(result.patch).toEqual(patch);
  });

  it.each([
    ['above the maximum', { loanRequestAmount: 60_000 }, {}, 50_000],
    ['blank', { loanRequestAmount: 0 }, { minLoanAmount: 500 }, 500],
    ['blank at a lender without minimum', { loanRequestAmount: 0 }, { minLoanAmount: 0 }, 1],
  ])('moves a request that is %s to the nearest accepted amount', (_, figures, range, loanRequestAmount) => {
    expect(changesFor({}, figures, range).patch).toEqual({ loanRequestAmount });
  });

  it('never raises a stated request to the minimum of a lender', () => {
    const result = changesFor({ minLiquidShare: 0.1 }, { loanRequestAmount: 100 }, { minLoanAmount: 500 });
    expect(result.changes).toEqual([
      expect.objectContaining({ code: 'amount', patch: null, note: 'This lender lends $500 or more.' }),
      expect.objectContaining({ code: 'liquidity', patch: { liquidAssets: 10 } }),
    ]);
    expect(result.patch).toBeNull();
  });

  it('computes shares of the request from the changed request', () => {
    const figures = { loanRequestAmount: 100_000, liquidAssets: 1_000, realEstateValue: 60_000 };
    const result = changesFor({ minLiquidShare: 0.1, minCollateralCoverage: 0.75 }, figures);
    expect(result.changes).toEqual([
      { code: 'amount', patch: { loanRequestAmount: 50_000 }, passesOn: null, note: null, wording: null },
      { code: 'collateral', patch: { loanRequestAmount: 50_000 }, passesOn: null, note: null, wording: null },
      {
        code: 'liquidity',
        patch: { loanRequestAmount: 50_000, liquidAssets: 5_000 },
        passesOn: null,
        note: null,
        wording: null,
      },
    ]);
    expect(result.patch).toEqual({ loanRequestAmount: 50_000, liquidAssets: 5_000 });
  });

  it('requests the debt payments when they are blank', () => {
    const result = changesFor({ minDscr: 1.25 }, { ebitda: 90_000 });
    expect(result.changes).toEqual([
      expect.objectContaining({ code: 'dscr', patch: null, note: expect.stringContaining('debt payments') }),
    ]);
    expect(result.patch).toBeNull();
  });

  it('requests the number of bounced payments while the owner has not answered', () => {
    const lender = lenderWith({ criteria: { maxNsf: 2 } });
    const owner = ownerWith({ loanRequestAmount: 10_000 }, { unanswered: ['nsfIncidents'] });
    expect(changesOf(lender, owner).changes).toEqual([
      expect.objectContaining({
        code: 'nsf',
        patch: null,
        note: 'Answer how many of your payments have bounced. None? Enter 0.',
      }),
    ]);
  });

  it('accepts a patch as the answer to an open question', () => {
    const lender = lenderWith({ criteria: { personalGuaranteeRequired: true } });
    const owner = ownerWith({ loanRequestAmount: 10_000 }, { unanswered: ['personalGuarantee'] });
    expect(changesOf(lender, owner).patch).toEqual({ personalGuarantee: true });
  });

  it.each([
    ['purpose', { purposes: ['equipment'] }],
    ['structure', { structures: ['LLC'] }],
    ['citizenship', { citizenships: ['us_citizen'] }],
    ['industry', { excludedIndustryTiers: ['high'] }],
    ['state', { states: ['CA'] }],
    ['bankruptcy', { minYearsSinceBankruptcy: 3 }],
    ['taxLien', { taxLienAllowed: false }],
    ['foreclosure', { foreclosureAllowed: false }],
    ['judgment', { judgmentAllowed: false }],
    ['monthsInBusiness', { minMonthsInBusiness: 12 }],
  ])('has no patch for %s, and then no joint patch', (code, criteria) => {
    const result = changesFor({ ...criteria, minCreditScore: 650 }, {});
    expect(result.changes).toContainEqual({
      code,
      patch: null,
      passesOn: null,
      note: NO_FIGURE,
      wording: noFigure,
    });
    expect(result.changes).toHaveLength(2);
    expect(result.patch).toBeNull();
  });

  it('has the day on which the criterion passes by time', () => {
    const young = changesFor({ minMonthsInBusiness: 24 }, { dateStarted: '2026-03-15' });
    expect(young.changes[0]).toEqual({
      code: 'monthsInBusiness',
      patch: null,
      passesOn: '2028-03-15',
      note: null,
      wording: null,
    });
    const recent = { bankruptcyHistory: 'discharged', bankruptcyDate: '2024-02-29' };
    expect(changesFor({ minYearsSinceBankruptcy: 3 }, recent).changes[0]?.passesOn).toBe('2027-03-01');
  });

  it('has no such day for a criterion that a figure changes', () => {
    const dates = {
      dateStarted: '2026-03-15',
      bankruptcyHistory: 'discharged',
      bankruptcyDate: '2024-02-29',
    };
    expect(changesFor({ minCreditScore: 650 }, dates).changes).toEqual([
      expect.objectContaining({ code: 'creditScore', passesOn: null }),
    ]);
  });

  it('joins at most three changes', () => {
    const three = { minCreditScore: 650, minAnnualRevenue: 1, minMonthlyDeposits: 1 };
    expect(changesFor(three, {}).patch).toEqual({
      personalCreditScore: 650,
      annualRevenueCurrent: 1,
      monthlyDeposits: 1,
    });
    const four = changesFor({ ...three, personalGuaranteeRequired: true }, {});
    expect(four.changes.every((change) => change.patch !== null)).toBe(true);
    expect(four.patch).toBeNull();
  });

  it('has no joint patch that makes another criterion fail', () => {
    const figures = { loanRequestAmount: 400, liquidAssets: 40 };
    const result = changesFor({ minLiquidShare: 0.1 }, figures, { minLoanAmount: 500 });
    expect(result.changes.map((change) => change.code)).toEqual(['amount']);
    expect(result.patch).toBeNull();
  });

  it('is empty for an eligible owner', () => {
    expect(changesOf(goldenLender('L2'), ownerNamed(TYPICAL))).toEqual({ changes: [], patch: null });
  });
});

describe('every joint patch', () => {
  const lenders = [...goldenLenders, ...createSampleCatalog().filter((row) => row.rowNumber % 5 === 0)];
  const amount = fc.integer({ min: 0, max: 300_000 });
  const owners = fc
    .record({
      loanRequestAmount: amount,
      ebitda: amount,
      liquidAssets: amount,
      equipmentValue: amount,
      monthlyDebtPayments: fc.integer({ min: 0, max: 3_000 }),
      nsfIncidents: fc.integer({ min: 0, max: 9 }),
    })
    .map((figures) => ({ ...ownerNamed(TYPICAL).figures, ...figures }))
    .map((figures) => ownerWith(figures));

  it('qualifies, and one dollar or point less does not', () => {
    let offered = 0;
    fc.assert(
      fc.property(owners, fc.constantFrom(...lenders), (owner, lender) => {
        const { patch } = changesOf(lender, owner);
        if (patch === null) return;
        offered += 1;
        expect(outcome(lender, owner, patch)).toBe('eligible');
        const { operatingCashFlow, realEstateValue, liquidAssets, accountsReceivable, personalCreditScore } =
          patch;
        const rising = {
          operatingCashFlow,
          realEstateValue,
          liquidAssets,
          accountsReceivable,
          personalCreditScore,
        };
        for (const [field, value] of Object.entries(rising)) {
          if (value === undefined) continue;
          expect(outcome(lender, owner, { ...patch, [field]: value - 1 })).not.toBe('eligible');
        }
      }),
      { numRuns: cases(1000) },
    );
    expect(offered).toBeGreaterThan(cases(100));
  });
});

describe('the first day after a number of months', () => {
  it.each([
    ['2025-08-31', 6, '2026-03-01'],
    ['2024-02-29', 12, '2025-03-01'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-10-31', 1, '2025-12-01'],
    ['2025-11-30', 1, '2025-12-30'],
  ])('is, for %s and %d months, %s', (start, months, day) => {
    expect(dayAfterMonths(start, months)).toBe(day);
    expect(monthsBetween(start, day)).toBeGreaterThanOrEqual(months);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(monthsBetween(start, before)).toBeLessThan(months);
  });
});
