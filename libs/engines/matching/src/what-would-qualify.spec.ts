import { describe, expect, it } from '@jest/globals';
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
import type { Programme } from './programme.ts';
import { evaluateProgramme } from './qualification.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalogue } from './sample-catalogue.ts';
import { findQualifyingChanges } from './what-would-qualify.ts';

const TODAY = '2026-11-20';
const NO_FIGURE = 'Cannot be changed by figures';
const noFigure = { code: 'noFigure', params: {}, text: NO_FIGURE };

const ask = (lender: Programme, owner: MatchingInput) =>
  findQualifyingChanges(lender, owner, TODAY, matchingRules);
const asked = (criteria: object, figures: object, range: object = {}) =>
  ask(lenderWith({ criteria, ...range }), ownerWith({ loanRequestAmount: 10_000, ...figures }));

const outcome = (lender: Programme, owner: MatchingInput, patch: object) =>
  evaluateProgramme(lender, { ...owner, figures: { ...owner.figures, ...patch } }, TODAY, matchingRules)
    .outcome;

/** 12 x 166 a year and payments of 10,605.80 at 11 %: 12,597.80, of which 1.25 times is 15,747.25. */
const indebted = { loanTerm: 12, monthlyDebtPayments: 166, ebitda: 15_000 };

describe('the smallest change that would qualify', () => {
  it.each([
    ['credit score', { minCreditScore: 650 }, { personalCreditScore: 640 }, { personalCreditScore: 650 }],
    ['a credit score nobody can go below', { minCreditScore: 200 }, {}, { personalCreditScore: 300 }],
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
    ['bounced payments nobody can see', { maxNsf: 2 }, { nsfIncidents: 1 }, { averageBankBalance: 1 }],
    ['both of it', { maxNsf: 2 }, { nsfIncidents: 3 }, { averageBankBalance: 1, nsfIncidents: 2 }],
    ['the guarantee', { personalGuaranteeRequired: true }, {}, { personalGuarantee: true }],
  ])('%s', (_, criteria, figures, patch) => {
    const found = asked(criteria, figures);
    expect(found.cures).toHaveLength(1);
    expect(found.cures[0]).toMatchObject({ patch, note: null });
    expect(found.patch).toEqual(patch);
  });

  it.each([
    ['below the minimum', { loanRequestAmount: 100 }, { minLoanAmount: 500 }, 500],
    ['above the maximum', { loanRequestAmount: 60_000 }, {}, 50_000],
    ['blank', { loanRequestAmount: 0 }, { minLoanAmount: 500 }, 500],
    ['blank at a lender without minimum', { loanRequestAmount: 0 }, { minLoanAmount: 0 }, 1],
  ])('a request %s', (_, figures, range, loanRequestAmount) => {
    expect(asked({}, figures, range).patch).toEqual({ loanRequestAmount });
  });

  it('works out figures that stand on the request for the cured request', () => {
    const figures = { loanRequestAmount: 100_000, liquidAssets: 1_000, realEstateValue: 60_000 };
    const found = asked({ minLiquidShare: 0.1, minCollateralCoverage: 0.75 }, figures);
    expect(found.cures).toEqual([
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
    expect(found.patch).toEqual({ loanRequestAmount: 50_000, liquidAssets: 5_000 });
  });

  it('asks for the debt instead of inventing an answer', () => {
    const found = asked({ minDscr: 1.25 }, { ebitda: 90_000 });
    expect(found.cures).toEqual([
      expect.objectContaining({ code: 'dscr', patch: null, note: expect.stringContaining('debt payments') }),
    ]);
    expect(found.patch).toBeNull();
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
  ])('%s cannot be changed by figures, and spoils the joint patch', (code, criteria) => {
    const found = asked({ ...criteria, minCreditScore: 650 }, {});
    expect(found.cures).toContainEqual({
      code,
      patch: null,
      passesOn: null,
      note: NO_FIGURE,
      wording: noFigure,
    });
    expect(found.cures).toHaveLength(2);
    expect(found.patch).toBeNull();
  });

  it('tells the day on which time alone cures it', () => {
    const young = asked({ minMonthsInBusiness: 24 }, { dateStarted: '2026-03-15' });
    expect(young.cures[0]).toEqual({
      code: 'monthsInBusiness',
      patch: null,
      passesOn: '2028-03-15',
      note: null,
      wording: null,
    });
    const recent = { bankruptcyHistory: 'discharged', bankruptcyDate: '2024-02-29' };
    expect(asked({ minYearsSinceBankruptcy: 3 }, recent).cures[0]?.passesOn).toBe('2027-03-01');
  });

  it('joins at most three cures', () => {
    const three = { minCreditScore: 650, minAnnualRevenue: 1, minMonthlyDeposits: 1 };
    expect(asked(three, {}).patch).toEqual({
      personalCreditScore: 650,
      annualRevenueCurrent: 1,
      monthlyDeposits: 1,
    });
    const four = asked({ ...three, personalGuaranteeRequired: true }, {});
    expect(four.cures.every((cure) => cure.patch !== null)).toBe(true);
    expect(four.patch).toBeNull();
  });

  it('takes no joint patch that breaks what passed before', () => {
    const figures = { loanRequestAmount: 400, liquidAssets: 40 };
    const found = asked({ minLiquidShare: 0.1 }, figures, { minLoanAmount: 500 });
    expect(found.cures.map((cure) => cure.code)).toEqual(['amount']);
    expect(found.patch).toBeNull();
  });

  it('has nothing to say to an eligible owner', () => {
    expect(ask(goldenLender('L2'), ownerNamed(TYPICAL))).toEqual({ cures: [], patch: null });
  });
});

describe('every patch that is offered', () => {
  const lenders = [...goldenLenders, ...createSampleCatalogue().filter((row) => row.rowNumber % 5 === 0)];
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

  it('really qualifies, and one dollar or point less does not', () => {
    let offered = 0;
    fc.assert(
      fc.property(owners, fc.constantFrom(...lenders), (owner, lender) => {
        const { patch } = ask(lender, owner);
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
      { numRuns: 1000 },
    );
    expect(offered).toBeGreaterThan(100);
  });
});

describe('the first day after so many months', () => {
  it.each([
    ['2025-08-31', 6, '2026-03-01'],
    ['2024-02-29', 12, '2025-03-01'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-10-31', 1, '2025-12-01'],
    ['2025-11-30', 1, '2025-12-30'],
  ])('%s and %d months: %s', (start, months, day) => {
    expect(dayAfterMonths(start, months)).toBe(day);
    expect(monthsBetween(start, day)).toBeGreaterThanOrEqual(months);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(monthsBetween(start, before)).toBeLessThan(months);
  });
});
