import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { goldenLenders, lenderWith, ownerWith } from '../testing/golden.ts';
import { figures } from '../testing/random-figures.ts';
import type { MatchingInput } from './figures.ts';
import { type LenderStep, planToLender } from './plan-to-lender.ts';
import type { Program } from './program.ts';
import { evaluateProgram } from './qualification.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const TODAY = '2026-11-20';
const plan = (lender: Program, owner: MatchingInput) => planToLender(lender, owner, TODAY, matchingRules);
const planFor = (criteria: object, owner: object, range: object = {}) =>
  plan(lenderWith({ criteria, ...range }), ownerWith({ loanRequestAmount: 10_000, ...owner }));

function afterSteps(lender: Program, owner: MatchingInput, steps: readonly LenderStep[], day: string | null) {
  const patched = steps.reduce((now, { patch }) => ({ ...now, ...patch }), owner.figures);
  return evaluateProgram(lender, { ...owner, figures: patched }, day ?? TODAY, matchingRules);
}

describe('a plan to a lender', () => {
  it('makes the owner eligible on its day without a needless step, or names the blockers', () => {
    const lenders = [
      ...goldenLenders,
      ...createSampleCatalog().filter(({ rowNumber }) => rowNumber % 7 === 0),
    ];
    const pairs = fc.record({ lender: fc.constantFrom(...lenders), profile: figures });
    let planned = 0;
    fc.assert(
      fc.property(pairs, ({ lender, profile }) => {
        const owner = ownerWith(profile);
        const { steps, waits, blockers, readyOn } = plan(lender, owner);
        const { outcome, criteria } = afterSteps(lender, owner, steps, readyOn);
        const left = criteria.filter(({ result }) => result !== 'pass').map(({ code }) => code);
        expect(left).toEqual(blockers.map(({ code }) => code));
        expect(outcome === 'eligible').toBe(blockers.length === 0);
        expect(readyOn === null).toBe(waits.length === 0);
        expect(plan(lender, structuredClone(owner))).toEqual(plan(lender, owner));
        if (blockers.length > 0) return;
        planned += Number(steps.length > 0);
        for (const step of steps) {
          const others = steps.filter((each) => each !== step);
          expect(afterSteps(lender, owner, others, readyOn).outcome).not.toBe('eligible');
        }
      }),
      { numRuns: cases(1500) },
    );
    expect(planned).toBeGreaterThan(cases(50));
  });

  it('changes each figure once and marks whether the figure is known', () => {
    const { steps } = planFor(
      { minCreditScore: 650, minLiquidShare: 0.1, minAnnualRevenue: 100_000 },
      { personalCreditScore: 640, loanRequestAmount: 100_000 },
    );
    expect(steps).toEqual([
      { code: 'amount', patch: { loanRequestAmount: 50_000 }, isKnown: true },
      { code: 'creditScore', patch: { personalCreditScore: 650 }, isKnown: true },
      { code: 'annualRevenue', patch: { annualRevenueCurrent: 100_000 }, isKnown: false },
      { code: 'liquidity', patch: { liquidAssets: 5_000 }, isKnown: false },
    ]);
  });

  it('changes in a later step a figure that is too small for the first request', () => {
    const owner = { loanRequestAmount: 0, liquidAssets: 200 };
    const { steps, blockers } = planFor({ minLiquidShare: 0.1 }, owner, { minLoanAmount: 20_000 });
    expect(steps).toEqual([
      { code: 'amount', patch: { loanRequestAmount: 20_000 }, isKnown: false },
      { code: 'liquidity', patch: { liquidAssets: 2_000 }, isKnown: false },
    ]);
    expect(blockers).toEqual([]);
  });

  it('counts added receivables as collateral too', () => {
    const { steps } = planFor({ minReceivablesCoverage: 1.1, minCollateralCoverage: 0.75 }, {});
    expect(steps).toEqual([{ code: 'receivables', patch: { accountsReceivable: 11_000 }, isKnown: false }]);
  });

  it('is ready on the last day on which a criterion passes by time', () => {
    const { steps, waits, readyOn } = planFor(
      { minMonthsInBusiness: 24, minYearsSinceBankruptcy: 3, minCreditScore: 650 },
      {
        dateStarted: '2026-03-15',
        bankruptcyHistory: 'discharged',
        bankruptcyDate: '2024-02-29',
        personalCreditScore: 600,
      },
    );
    expect(steps.map(({ code }) => code)).toEqual(['creditScore']);
    expect(waits.map(({ code }) => code)).toEqual(['monthsInBusiness', 'bankruptcy']);
    expect(readyOn).toBe('2028-03-15');
  });

  it('has all possible steps when a criterion blocks it', () => {
    const { steps, blockers } = planFor(
      { purposes: ['equipment'], minCreditScore: 650 },
      { personalCreditScore: 600, loanPurpose: 'inventory' },
    );
    expect(steps.map(({ code }) => code)).toEqual(['creditScore']);
    expect(blockers).toMatchObject([
      { code: 'purpose', note: 'This lender does not lend for this purpose.' },
    ]);
  });

  it('is empty for an eligible owner', () => {
    expect(planFor({ minCreditScore: 650 }, { personalCreditScore: 700 })).toEqual({
      steps: [],
      waits: [],
      blockers: [],
      readyOn: null,
    });
  });
});
