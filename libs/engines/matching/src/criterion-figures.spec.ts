import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goldenLenders } from '../testing/golden.ts';
import { figures } from '../testing/random-figures.ts';
import { criteriaByCode, criterionCodes } from './criteria.ts';
import { countFigureUses, criterionFigures } from './criterion-figures.ts';
import { matchingFigures, matchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const today = '2026-11-20';
const lenders = [...goldenLenders, ...createSampleCatalog().filter((row) => row.rowNumber % 29 === 0)];

const measuresOf = (own: object) =>
  computeMeasures(
    matchingInput.parse({ figures: own, documents: [], accounts: [{ accountType: 'checking' }] }),
    today,
    matchingRules,
  );

const resultsOf = (code: (typeof criterionCodes)[number], own: object) => {
  const measures = measuresOf(own);
  return lenders.map((lender) => criteriaByCode[code].evaluate(lender, measures));
};

describe.each(criterionCodes)('the figures of the criterion %s', (code) => {
  const read: readonly string[] = criterionFigures[code];

  it('are fields of the owner, and no other field changes its result', () => {
    expect(Object.keys(matchingFigures.shape)).toEqual(expect.arrayContaining([...read]));
    fc.assert(
      fc.property(figures, figures, (one, other) => {
        const same = Object.fromEntries(read.map((field) => [field, one[field as keyof typeof one]]));
        expect(resultsOf(code, { ...other, ...same })).toEqual(resultsOf(code, one));
      }),
      { numRuns: 40 },
    );
  });
});

it('are counted for each program that states a criterion with them', () => {
  const [sample] = createSampleCatalog();
  const plain = { ...sample!, criteria: {} };
  const uses = (...criteria: object[]) =>
    countFigureUses(
      criteria.map((own) => ({ ...plain, criteria: own })),
      today,
      matchingRules,
    );
  expect([...uses({})]).toEqual([['loanRequestAmount', 1]]);
  expect(uses({ minCreditScore: 600 }, { minCreditScore: 0 }).get('personalCreditScore')).toBe(1);
  expect(uses({ minDscr: 1.2 }, {}).get('loanRequestAmount')).toBe(2);
  expect(uses({ minDscr: 1.2, minCollateralCoverage: 1 }).get('ebitda')).toBe(1);
});
