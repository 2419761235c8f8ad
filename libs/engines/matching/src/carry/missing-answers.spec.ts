import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../../testing/golden.ts';
import { criterionCodes } from '../criteria.ts';
import { matchingFigures } from '../figures.ts';
import { computeQualification } from '../qualification.ts';
import { matchingRules as rules } from '../rulesets.ts';
import { createSampleCatalog } from '../sample-catalog.ts';
import { openAnswers } from './missing-answers.ts';

const TODAY = '2026-11-20';
const every = Object.keys(matchingFigures.shape);

const lendersWith = (...criteria: object[]) =>
  criteria.map((each, rowNumber) => lenderWith({ id: `P${rowNumber}`, rowNumber, criteria: each }));

const openOf = (criteria: object[], figures: object, rest: object = {}) =>
  openAnswers(lendersWith(...criteria), ownerWith(figures, { unanswered: every, ...rest }), TODAY, rules);

const missingOf = (criteria: object[], figures: object, rest: object = {}) =>
  openOf(criteria, figures, rest).missing;

const fieldsOf = (criteria: object, figures: object, rest: object = {}) =>
  missingOf([criteria], { loanRequestAmount: 50_000, ...figures }, rest).flatMap(({ fields }) => fields);

describe('missing answers', () => {
  it.each<[object, object, string[]]>([
    [{}, {}, []],
    [{ minCreditScore: 650 }, {}, ['personalCreditScore']],
    [{ minCreditScore: 650 }, { loanRequestAmount: 0 }, ['loanRequestAmount', 'personalCreditScore']],
    [{ minMonthsInBusiness: 24 }, {}, ['dateStarted']],
    [{ minAnnualRevenue: 1 }, {}, ['annualRevenueCurrent']],
    [{ minDscr: 1.15 }, {}, ['monthlyDebtPayments', 'operatingCashFlow']],
    [{ minDscr: 1.15 }, { existingLoans: 'answered' }, ['operatingCashFlow']],
    [{ minDscr: 1.15 }, { ebitda: -5 }, ['monthlyDebtPayments']],
    [{ minCollateralCoverage: 1 }, {}, ['realEstateValue']],
    [{ minCollateralCoverage: 1, minReceivablesCoverage: 1 }, {}, ['accountsReceivable']],
    [{ minLiquidShare: 0.1 }, {}, ['liquidAssets']],
    [{ purposes: ['equipment'], refinancesAdvances: false }, {}, ['loanPurpose']],
    [{ refinancesAdvances: false }, { loanPurpose: 'debt_consolidation' }, ['openCashAdvances']],
    [{ structures: ['LLC'], citizenships: ['us_citizen'] }, {}, ['businessStructure', 'citizenship']],
    [{ excludedIndustryTiers: ['high'] }, {}, ['industryType']],
    [{ states: ['CA'] }, {}, ['stateOfIncorporation']],
    [{ minMonthlyDeposits: 1 }, {}, ['monthlyDeposits']],
    [{ maxNsf: 1 }, {}, ['averageBankBalance', 'nsfIncidents']],
    [{ minYearsSinceBankruptcy: 2 }, {}, ['bankruptcyHistory']],
    [{ minYearsSinceBankruptcy: 2 }, { bankruptcyHistory: 'Chapter 7' }, ['bankruptcyDate']],
    [{ taxLienAllowed: false }, {}, ['taxLienHistory']],
    [{ foreclosureAllowed: false, judgmentAllowed: false }, {}, ['foreclosureHistory', 'judgmentHistory']],
    [{ personalGuaranteeRequired: true }, {}, ['personalGuarantee']],
    [{ maxOpenAdvances: 1 }, {}, ['openCashAdvances']],
    [{ includedNaics: ['44'] }, {}, ['naicsCode']],
  ])('of a lender with %j and the figures %j are %j', (criteria, figures, fields) => {
    expect(fieldsOf(criteria, figures)).toEqual(fields);
  });

  it('do not ask for a balance where an account is connected', () => {
    expect(fieldsOf({ maxNsf: 1 }, {}, { accounts: [{ accountType: 'business_checking' }] })).toEqual([
      'nsfIncidents',
    ]);
  });

  it('make no set of what no field answers', () => {
    expect(fieldsOf({ minMonthsOfStatements: 3 }, {})).toEqual([]);
    expect(fieldsOf({ minMonthsOfStatements: 3, minCreditScore: 1 }, {})).toEqual(['personalCreditScore']);
    expect(fieldsOf({ minAnnualRevenue: 1 }, {}, { unanswered: [] })).toEqual([]);
  });

  it('leave out a lender that an answered rule rejects', () => {
    const figures = { loanRequestAmount: 50_000, stateOfIncorporation: 'NY' };
    const californian = { minCreditScore: 650, states: ['CA'] };
    expect(openOf([californian], figures)).toEqual({ possible: 0, missing: [] });
    expect(openOf([californian, { minCreditScore: 650 }, {}], figures)).toMatchObject({ possible: 2 });
  });

  it('join lenders with the same set, largest first, ties by fields, six at most', () => {
    const criteria = [
      { states: ['CA'] },
      { minCreditScore: 600 },
      { states: ['NY'] },
      { taxLienAllowed: false },
      { judgmentAllowed: false },
      { foreclosureAllowed: false },
      { minAnnualRevenue: 1 },
      { minMonthlyDeposits: 1 },
    ];
    expect(
      missingOf(criteria, { loanRequestAmount: 50_000 }).map(({ fields, lenders }) => [fields[0], lenders]),
    ).toEqual([
      ['stateOfIncorporation', 2],
      ['annualRevenueCurrent', 1],
      ['foreclosureHistory', 1],
      ['judgmentHistory', 1],
      ['monthlyDeposits', 1],
      ['personalCreditScore', 1],
    ]);
  });

  it('are those of the programs without a decision in the whole catalog', () => {
    const catalog = createSampleCatalog();
    const input = ownerWith({}, { unanswered: every });
    const { needInfo } = computeQualification(catalog, input, TODAY, rules);
    const all = { ...rules, carry: { ...rules.carry, mostMissing: Infinity } };
    const { possible, missing } = openAnswers(catalog, input, TODAY, all);
    const counts = missing.map(({ lenders }) => lenders);
    expect(possible).toBe(catalog.length);
    expect(counts.reduce((sum, lenders) => sum + lenders, 0)).toBe(needInfo);
    expect(needInfo).toBe(catalog.length);
  });

  it('have a bit for each criterion', () => {
    expect(criterionCodes.length).toBeLessThan(31);
  });
});
