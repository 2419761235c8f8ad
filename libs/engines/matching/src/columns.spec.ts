import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goldenLenders } from '../testing/golden.ts';
import { figures } from '../testing/random-figures.ts';
import { criterionCodes, outcomeOf, evaluateCriteria } from './criteria.ts';
import type { Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Programme, ProgrammeCriteria } from './programme.ts';
import { computeQualification } from './qualification.ts';
import type { Qualification } from './qualification.ts';
import { halfUp } from './rounding.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalogue } from './sample-catalogue.ts';

const TODAY = '2026-11-20';
const sample = [...goldenLenders, ...createSampleCatalogue()];

const atLeast = fc.constantFrom<number[]>(0, 1, 24, 640, 120_000);
const share = fc.constantFrom(0, 0.1, 0.29, 1, 1.15, 1.25);
const listOf = (...texts: string[]) => fc.subarray(texts);

/** What a catalogue's author may write, sensible or not: empty lists, minimums of 0, words that are none. */
const criteria: fc.Arbitrary<ProgrammeCriteria> = fc.record(
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
  },
  { requiredKeys: [] },
);

const odd: fc.Arbitrary<Programme> = fc
  .record({
    criteria,
    active: fc.boolean(),
    rowNumber: fc.nat(5000),
    minLoanAmount: fc.constantFrom(0, 5_000, 120_000),
    maxLoanAmount: fc.constantFrom(0, 4_000, 120_000, 500_000),
  })
  .map((stated) => ({ ...sample[0], ...stated }) as Programme);

/** One programme after the other, as the list screen judges them. */
function oneByOne(programmes: readonly Programme[], input: MatchingInput): Qualification {
  const measures = computeMeasures(input, TODAY, matchingRules);
  const judged = programmes
    .filter((programme) => programme.active)
    .map((programme) => ({ rowNumber: programme.rowNumber, found: evaluateCriteria(programme, measures) }));
  const rowsOf = (outcome: Outcome) =>
    judged.filter(({ found }) => outcomeOf(found) === outcome).map(({ rowNumber }) => rowNumber);
  const eligibleRows = rowsOf('eligible');
  const failed = judged.flatMap(({ found }) => found.filter(({ result }) => result === 'fail'));
  const failures = criterionCodes.map((code) => [code, failed.filter((one) => one.code === code).length]);
  return {
    rate: judged.length === 0 ? 0 : halfUp((100 * eligibleRows.length) / judged.length),
    eligible: eligibleRows.length,
    eligibleRows,
    failing: rowsOf('failing').length,
    needInfo: rowsOf('needInfo').length,
    total: judged.length,
    failuresPerCriterion: Object.fromEntries(failures) as Qualification['failuresPerCriterion'],
  };
}

const inColumns = (programmes: readonly Programme[], input: MatchingInput) =>
  computeQualification(programmes, input, TODAY, matchingRules);

const owners = figures.map((own): MatchingInput => ({ figures: own, documents: [], accounts: [] }));

describe('a catalogue in columns', () => {
  it('answers as its lenders do one by one, the odd ones among the sample', () => {
    const catalogue = [...sample, ...fc.sample(odd, { numRuns: 400, seed: 39 })];
    fc.assert(
      fc.property(owners, (owner) => {
        expect(inColumns(catalogue, owner)).toEqual(oneByOne(catalogue, owner));
      }),
      { numRuns: 300 },
    );
  });

  it('answers for the lenders it is given, whichever were judged before', () => {
    fc.assert(
      fc.property(owners, fc.array(odd, { maxLength: 30 }), (owner, lenders) => {
        expect(inColumns(lenders, owner)).toEqual(oneByOne(lenders, owner));
        const fewer = lenders.slice(1);
        expect(inColumns(fewer, owner)).toEqual(oneByOne(fewer, owner));
      }),
      { numRuns: 300 },
    );
  });
});
