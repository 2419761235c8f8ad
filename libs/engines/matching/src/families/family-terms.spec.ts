import { describe, expect, it } from '@jest/globals';
import { familyWith, programOfFamilies } from '../../testing/family-programs.ts';
import { ownerWith } from '../../testing/golden.ts';
import { carriedMatcher } from '../carry/carried-match.ts';
import { computeCarry } from '../carry/carry.ts';
import { program as programSchema } from '../program.ts';
import { evaluateProgram } from '../qualification.ts';
import { matchingRules } from '../rulesets.ts';
import { factsInForce } from './effective-criteria.ts';
import { longestTerm } from './family-terms.ts';
import { programFamily } from './family.ts';
import { shippedFamilies } from './shipped-families.ts';

const TODAY = '2026-11-29';
const owner = {
  citizenship: 'us_citizen',
  businessStructure: 'LLC',
  industryType: 'Bakery',
  loanRequestAmount: 40_000,
  loanTerm: 360,
  loanPurpose: 'equipment',
  operatingCashFlow: 90_000,
  monthlyDebtPayments: 500,
  personalGuarantee: true,
  ownershipPercentage: 100,
};
const statements = {
  bankRows: { countedFrom: '2026-08-01', countedThrough: '2026-11-20' },
};
const resultsOf = (family: string, change: object = {}, stated: object = {}, unanswered: string[] = []) => {
  const input = ownerWith({ ...owner, ...change }, { ...statements, unanswered });
  const program = programOfFamilies([family], TODAY, stated);
  return evaluateProgram(program, input, TODAY, matchingRules);
};
const failing = (family: string, change: object, stated: object = {}) =>
  resultsOf(family, change, stated)
    .criteria.filter(({ result }) => result === 'fail')
    .map(({ code }) => code);

describe('a program that leaves its rules to its family', () => {
  it.each(shippedFamilies.map(({ code }) => code))('of %s fits an owner who meets the rules', (code) => {
    expect(resultsOf(code).outcome).toBe('eligible');
  });

  it.each([
    ['sba-504', { loanPurpose: 'working_capital' }, 'purpose'],
    ['sba-504', { loanPurpose: 'debt_consolidation', openCashAdvances: 0 }, 'purpose'],
    ['sba-microloan', { industryType: 'Casino' }, 'industry'],
    ['sba-microloan', { loanPurpose: 'real_estate' }, 'purpose'],
    ['sba-microloan', { loanPurpose: 'debt_consolidation', openCashAdvances: 0 }, 'purpose'],
    ['sba-microloan', { businessStructure: 'nonprofit' }, 'structure'],
    ['sba-microloan', { loanRequestAmount: 50_001 }, 'amount'],
    ['sba-7a-small', { loanRequestAmount: 350_001, operatingCashFlow: 900_000 }, 'amount'],
    ['sba-7a', { loanRequestAmount: 5_000_001, operatingCashFlow: 9_000_000 }, 'amount'],
    ['sba-7a', { businessStructure: 'nonprofit' }, 'structure'],
    ['sba-7a', { industryType: 'Payday lender' }, 'industry'],
    ['sba-7a', { operatingCashFlow: 11_800 }, 'dscr'],
    ['sba-7a', { personalGuarantee: false }, 'personalGuarantee'],
  ])('of %s refuses %j by the %s', (family, change, code) => {
    expect(failing(family, change)).toEqual([code]);
  });

  it('of the small loan accepts the coverage of 1.10 that the standard loan refuses', () => {
    expect(failing('sba-7a-small', { operatingCashFlow: 11_800 })).toEqual([]);
  });

  it('has the stricter amounts of program and family', () => {
    const own = { minLoanAmount: 20_000, maxLoanAmount: 30_000 };
    expect(programOfFamilies(['sba-microloan'], TODAY, own)).toMatchObject(own);
    const wide = { minLoanAmount: 20_000, maxLoanAmount: 5_000_000 };
    expect(programOfFamilies(['sba-7a-small'], TODAY, wide)).toMatchObject({ maxLoanAmount: 350_000 });
    const least = familyWith({ criterion: 'minLoanAmount', value: 25_000 });
    expect(programOfFamilies(['test'], TODAY, own, [least])).toMatchObject({ minLoanAmount: 25_000 });
  });
});

it('a program that is sent and read again has the statements of its families', () => {
  const sent = programOfFamilies(['sba-7a'], TODAY);
  expect(programSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});

describe('a guarantee of owners from 20%', () => {
  const noAnswer = ['personalGuarantee', 'ownershipPercentage'];
  it.each([
    [{ personalGuarantee: false, ownershipPercentage: 20 }, [], 'fail', null],
    [
      { personalGuarantee: false, ownershipPercentage: 19 },
      [],
      'pass',
      'You own 19%, so this rule is for the other owners.',
    ],
    [{ personalGuarantee: false, ownershipPercentage: 0 }, ['ownershipPercentage'], 'unknown', null],
    [{ personalGuarantee: false, ownershipPercentage: 0 }, noAnswer, 'unknown', null],
    [{ personalGuarantee: false, ownershipPercentage: 40 }, ['personalGuarantee'], 'unknown', null],
    [{ personalGuarantee: true, ownershipPercentage: 0 }, ['ownershipPercentage'], 'pass', null],
  ])('of %j with the open fields %j is %s', (change, unanswered, result, because) => {
    const { criteria } = resultsOf('sba-7a', change, {}, unanswered);
    expect(criteria.find(({ code }) => code === 'personalGuarantee')).toMatchObject({
      result,
      because,
      required: 'a personal guarantee of each owner of 20% or more',
    });
  });

  it('gives no praise for a guarantee that a small share does not need', () => {
    const program = programOfFamilies(['sba-7a'], TODAY);
    const input = ownerWith({ ...owner, personalGuarantee: false, ownershipPercentage: 5 });
    const reasons = carriedMatcher(input, TODAY, matchingRules)(program).reasons.map(({ text }) => text);
    expect(reasons).toContain('Your share is too small for their personal guarantee');
  });

  it('of the lender itself stays a guarantee of each owner', () => {
    const stated = { criteria: { personalGuaranteeRequired: true } };
    expect(failing('sba-7a', { personalGuarantee: false, ownershipPercentage: 5 }, stated)).toEqual([
      'personalGuarantee',
    ]);
  });

  it('is the open answer that decides a program', () => {
    const programs = [programOfFamilies(['sba-7a'], TODAY)];
    const missing = (change: object, unanswered: string[]) =>
      computeCarry(programs, ownerWith({ ...owner, ...change }, { unanswered }), TODAY, matchingRules)
        .missing;
    const open = { personalGuarantee: false, ownershipPercentage: 0 };
    expect(missing(open, noAnswer)).toEqual([{ fields: ['personalGuarantee'], lenders: 1 }]);
    expect(missing(open, ['ownershipPercentage'])).toEqual([{ fields: ['ownershipPercentage'], lenders: 1 }]);
  });
});

describe('the term of a family', () => {
  it.each([
    ['sba-7a', 'real_estate', 300],
    ['sba-7a', 'working_capital', 120],
    ['sba-7a', '', 120],
    ['sba-504', 'real_estate', 300],
    ['sba-microloan', 'equipment', 84],
  ])('%s for "%s" is at most %i months', (family, loanPurpose, months) => {
    const program = programOfFamilies([family], TODAY);
    const match = carriedMatcher(ownerWith({ ...owner, loanPurpose }), TODAY, matchingRules)(program);
    expect([longestTerm(program, loanPurpose), match.termMonths, match.cost?.termMonths]).toEqual([
      months,
      months,
      months,
    ]);
  });

  it('is the shorter of program and families', () => {
    const terms = [{ other: 90, equipment: 200 }, 120].map((value) => ({
      criterion: 'maxTermMonths',
      value,
    }));
    const longest = (purpose: string, maxTermLength: number) =>
      longestTerm(programOfFamilies(['test'], TODAY, { maxTermLength }, [familyWith(...terms)]), purpose);
    expect([longest('equipment', 480), longest('other', 480), longest('equipment', 60)]).toEqual([
      120, 90, 60,
    ]);
  });
});

describe('a fact', () => {
  const dayBeside = (day: string, days: number) =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  const dated = shippedFamilies.flatMap(({ code, facts }) =>
    facts.flatMap(({ id, validFrom, validTo }) => [
      ...(validFrom === null ? [] : [[code, id, validFrom, dayBeside(validFrom, -1)] as const]),
      ...(validTo === null ? [] : [[code, id, validTo, dayBeside(validTo, 1)] as const]),
    ]),
  );

  it.each(dated)('of %s, %s, is in force on %s and not on %s', (code, id, inside, outside) => {
    const on = (day: string) =>
      factsInForce({ families: [code] }, shippedFamilies, day).some(({ fact }) => fact.id === id);
    expect([on(inside), on(outside)]).toEqual([true, false]);
  });

  it('of the owners of up to 5% stands beside the rule for the others in January and February 2026', () => {
    const ids = (day: string) =>
      factsInForce({ families: ['sba-7a'] }, shippedFamilies, day).map(({ fact }) => fact.id);
    expect(ids('2026-01-01')).toEqual(expect.arrayContaining(['7a-owners-2025', '7a-owners-5-percent']));
    expect(ids('2026-03-01')).not.toContain('7a-owners-5-percent');
  });

  it.each([
    ['maxTermMonths', { equipment: 120 }],
    ['maxTermMonths', 0],
    ['guaranteeFromPercent', 0],
    ['maxLoanAmount', -1],
    ['fee', { name: 'Fee', of: 'guaranteed', percent: [{ upTo: null, percent: 1 }] }],
    ['fee', { name: 'Fee', of: 'loan', percent: [] }],
    ['fee', { name: 'Fee', of: 'loan', percent: [{ upTo: null, percent: 1 }], often: true }],
    [
      'fee',
      {
        name: 'Fee',
        of: 'loan',
        percent: [
          { upTo: 10, percent: 1 },
          { upTo: 10, percent: 2 },
        ],
      },
    ],
    ['feeOfSomebody', 1],
  ])('of the criterion %s cannot have the value %j', (criterion, value) => {
    const [fact] = familyWith({ criterion: 'maxLoanAmount', value: 1 }).facts;
    const family = { code: 'test', name: 'Test', version: 1, facts: [{ ...fact, criterion, value }] };
    expect(programFamily.safeParse(family).success).toBe(false);
  });
});
