import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { goldenLenders, ownerWith } from '../testing/golden.ts';
import { figures } from '../testing/random-figures.ts';
import { criterionCodes, outcomeOf, evaluateCriteria } from './criteria.ts';
import type { Outcome } from './criteria.ts';
import { rankMatches } from './match.ts';
import { programsOn } from './families/effective-criteria.ts';
import { shippedFamilies } from './families/shipped-families.ts';
import type { MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Program, ProgramCriteria } from './program.ts';
import { computeQualification } from './qualification.ts';
import type { Qualification } from './qualification.ts';
import { halfUp } from './rounding.ts';
import { rankPrograms } from './ranking.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const TODAY = '2026-11-20';
const sample = [...goldenLenders, ...createSampleCatalog()];

const atLeast = fc.constantFrom<number[]>(0, 1, 24, 640, 120_000);
const share = fc.constantFrom(0, 0.1, 0.29, 1, 1.15, 1.25);
const listOf = (...texts: string[]) => fc.subarray(texts);

/** Also catalogs with empty lists, minimums of 0 and words without letters. */
const criteria: fc.Arbitrary<ProgramCriteria> = fc.record(
  {
    minCreditScore: atLeast,
    minMonthsInBusiness: atLeast,
    minAnnualRevenue: atLeast,
    minDscr: share,
    minCollateralCoverage: share,
    minLiquidShare: share,
    minReceivablesCoverage: share,
    purposes: listOf('equipment', 'working_capital'),
    structures: listOf('LLC', 'llc'),
    citizenships: listOf('us_citizen', 'work_visa'),
    excludedIndustryTiers: fc.subarray(['low', 'moderate', 'elevated', 'high']),
    excludedIndustries: listOf('retail', 'Casino', 'car wash', '42'),
    states: listOf('CA', 'texas', 'New York', 'elsewhere'),
    minMonthlyDeposits: atLeast,
    maxNsf: fc.constantFrom(0, 1, 5),
    minYearsSinceBankruptcy: fc.constantFrom(0, 0.5, 3, 7),
    taxLienAllowed: fc.boolean(),
    foreclosureAllowed: fc.boolean(),
    judgmentAllowed: fc.boolean(),
    personalGuaranteeRequired: fc.boolean(),
    refinancesAdvances: fc.boolean(),
    maxOpenAdvances: fc.constantFrom(0, 1, 2),
    minMonthsOfStatements: fc.constantFrom(0, 1, 2),
    includedNaics: listOf('72', '7225', '31'),
    excludedNaics: listOf('7224', '722410'),
  },
  { requiredKeys: [] },
);

const unusualPrograms: fc.Arbitrary<Program> = fc
  .record({
    criteria,
    active: fc.boolean(),
    families: fc.subarray(shippedFamilies.map(({ code }) => code)),
    rowNumber: fc.nat(5000),
    minLoanAmount: fc.constantFrom(0, 5_000, 120_000),
    maxLoanAmount: fc.constantFrom(0, 4_000, 120_000, 500_000),
  })
  .map((stated) => ({ ...sample[0], ...stated }) as Program);

/** The reference: evaluates each program by itself, like the list screen. */
function evaluateOneByOne(programs: readonly Program[], input: MatchingInput): Qualification {
  const measures = computeMeasures(input, TODAY, matchingRules);
  const evaluated = programs
    .filter((program) => program.active)
    .map((program) => ({ rowNumber: program.rowNumber, results: evaluateCriteria(program, measures) }));
  const rowsOf = (outcome: Outcome) =>
    evaluated.filter(({ results }) => outcomeOf(results) === outcome).map(({ rowNumber }) => rowNumber);
  const eligibleRows = rowsOf('eligible');
  const failed = evaluated.flatMap(({ results }) => results.filter(({ result }) => result === 'fail'));
  const failures = criterionCodes.map((code) => [code, failed.filter((one) => one.code === code).length]);
  return {
    rate: evaluated.length === 0 ? 0 : halfUp((100 * eligibleRows.length) / evaluated.length),
    eligible: eligibleRows.length,
    eligibleRows,
    failing: rowsOf('failing').length,
    needInfo: rowsOf('needInfo').length,
    total: evaluated.length,
    failuresPerCriterion: Object.fromEntries(failures) as Qualification['failuresPerCriterion'],
  };
}

const evaluateInColumns = (programs: readonly Program[], input: MatchingInput) =>
  computeQualification(programs, input, TODAY, matchingRules);

const answers = fc.record({
  naicsCode: fc.constantFrom('', '722410', '722511', '311811'),
  openCashAdvances: fc.constantFrom(null, 0, 1, 2),
  advancesMentioned: fc.boolean(),
});

const owners: fc.Arbitrary<MatchingInput> = fc.record({
  figures: fc.tuple(figures, answers).map(([stated, added]) => ({ ...stated, ...added })),
  bankRows: fc.record({
    advances: fc.constantFrom(null, 0, 1, 2),
    countedFrom: fc.constantFrom(null, '2026-09-01', '2026-10-01'),
    countedThrough: fc.constant('2026-10-31'),
  }),
  documents: fc.constant([]),
  accounts: fc.constant([]),
  unanswered: listOf('nsfIncidents', 'personalGuarantee', 'taxLienHistory'),
});

describe('a catalog in columns', () => {
  it('names the rows that are eligible, and counts those that need more figures', () => {
    const lenders = sample.slice(0, 4).map((lender, at) => ({
      ...lender,
      minLoanAmount: 5_000,
      maxLoanAmount: 50_000,
      rowNumber: 10 + at,
      active: at !== 1,
      criteria: at === 2 ? { minCreditScore: 650 } : {},
    }));
    expect(evaluateInColumns(lenders, ownerWith({ loanRequestAmount: 10_000 }))).toMatchObject({
      total: 3,
      eligible: 2,
      eligibleRows: [10, 13],
      failing: 0,
      needInfo: 1,
      rate: 67,
    });
  });

  it('sorts as matches with texts do, also for unusual programs', () => {
    const catalog = [...sample.slice(0, 200), ...fc.sample(unusualPrograms, { numRuns: 200, seed: 40 })];
    fc.assert(
      fc.property(owners, (owner) => {
        const withTexts = rankMatches(catalog, owner, TODAY, matchingRules);
        const entries = withTexts.map(({ programme, outcome, matchScore, estimatedRate }) => ({
          programme,
          outcome,
          matchScore,
          estimatedRate,
        }));
        expect(rankPrograms(catalog, owner, TODAY, matchingRules)).toEqual(entries);
      }),
      { numRuns: cases(40) },
    );
  });

  it('gives the same result as an evaluation program by program, also for unusual programs', () => {
    const catalog = [...sample, ...fc.sample(unusualPrograms, { numRuns: 400, seed: 39 })];
    fc.assert(
      fc.property(owners, (owner) => {
        expect(evaluateInColumns(catalog, owner)).toEqual(evaluateOneByOne(catalog, owner));
      }),
      { numRuns: cases(300) },
    );
  });

  it('gives the same result with the facts of families, on each day', () => {
    const catalog = [...sample, ...fc.sample(unusualPrograms, { numRuns: 400, seed: 26 })];
    const days = ['2025-03-06', '2026-02-28', '2026-03-01', TODAY];
    const catalogs = days.map((day) => programsOn(catalog, shippedFamilies, day));
    expect(catalogs[3]?.some(({ criteria: { citizenships } }) => citizenships?.length === 0)).toBe(true);
    fc.assert(
      fc.property(owners, fc.constantFrom(...catalogs), (owner, onDay) => {
        expect(evaluateInColumns(onDay, owner)).toEqual(evaluateOneByOne(onDay, owner));
      }),
      { numRuns: cases(200) },
    );
  });

  it('counts only the given programs after an evaluation of other programs', () => {
    fc.assert(
      fc.property(owners, fc.array(unusualPrograms, { maxLength: 30 }), (owner, lenders) => {
        expect(evaluateInColumns(lenders, owner)).toEqual(evaluateOneByOne(lenders, owner));
        const fewer = lenders.slice(1);
        expect(evaluateInColumns(fewer, owner)).toEqual(evaluateOneByOne(fewer, owner));
      }),
      { numRuns: cases(300) },
    );
  });
});
