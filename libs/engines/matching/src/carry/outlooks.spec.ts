import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../../testing/golden.ts';
import { matchingFigures } from '../figures.ts';
import { computeQualification } from '../qualification.ts';
import { matchingRules as rules } from '../rulesets.ts';
import { createSampleCatalog } from '../sample-catalog.ts';
import { kindOutlooks } from './outlooks.ts';

const TODAY = '2026-11-20';
const every = Object.keys(matchingFigures.shape);

const bankWith = (rowNumber: number, criteria: object, rest: object = {}) =>
  lenderWith({ id: `P${rowNumber}`, rowNumber, criteria, type: 'traditional_bank', ...rest });

const outlooksOf = (programs: ReturnType<typeof bankWith>[], figures: object) =>
  kindOutlooks(programs, ownerWith(figures, { unanswered: every }), TODAY, rules);

describe('the outlook of a kind of loan', () => {
  it('has its own missing answers while no answered rule decides', () => {
    const [outlook] = outlooksOf(
      [
        bankWith(1, { minCreditScore: 650, states: ['CA'] }),
        bankWith(2, { minCreditScore: 700, states: ['NY'] }),
        bankWith(3, { minCreditScore: 700 }),
        bankWith(4, { minAnnualRevenue: 500_000 }),
      ],
      { loanRequestAmount: 50_000, annualRevenueCurrent: 100_000 },
    );
    expect(outlook).toEqual({
      kind: 'bankTerm',
      lenders: 4,
      eligible: 0,
      undecided: 3,
      missing: { fields: ['personalCreditScore', 'stateOfIncorporation'], lenders: 2 },
      fails: [{ code: 'annualRevenue', label: 'Annual revenue', lenders: 1 }],
    });
  });

  it('names at most three rules, and no missing answer, where every lender fails', () => {
    const criteria = { minCreditScore: 700, minAnnualRevenue: 900_000, states: ['CA'], structures: ['LLC'] };
    const [outlook] = outlooksOf([bankWith(1, criteria), bankWith(2, { states: ['CA'] })], {
      loanRequestAmount: 50_000,
      personalCreditScore: 600,
      annualRevenueCurrent: 100_000,
      stateOfIncorporation: 'NY',
      businessStructure: 'Partnership',
    });
    expect(outlook).toMatchObject({ eligible: 0, undecided: 0, missing: null });
    expect(outlook?.fails.map(({ code, lenders }) => [code, lenders])).toEqual([
      ['state', 2],
      ['creditScore', 1],
      ['annualRevenue', 1],
    ]);
  });

  it('counts each lender of a catalog once, as the qualification does', () => {
    const programs = createSampleCatalog();
    const owner = ownerWith({ loanRequestAmount: 60_000, personalCreditScore: 700 }, { unanswered: every });
    const outlooks = kindOutlooks(programs, owner, TODAY, rules);
    const { eligible, needInfo, total } = computeQualification(programs, owner, TODAY, rules);
    const sum = (count: 'lenders' | 'eligible' | 'undecided') =>
      outlooks.reduce((all, outlook) => all + outlook[count], 0);
    expect([sum('lenders'), sum('eligible'), sum('undecided')]).toEqual([total, eligible, needInfo]);
    expect(outlooks.map(({ kind }) => kind)).toEqual([
      'bankTerm',
      'sba',
      'equipment',
      'line',
      'advance',
      'factoring',
    ]);
  });
});
