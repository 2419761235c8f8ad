import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { goldenOwners, goldenProgram } from '../../testing/golden-families.ts';
import { ownerWith } from '../../testing/golden.ts';
import { figures } from '../../testing/random-figures.ts';
import { evaluateProgram } from '../qualification.ts';
import type { ProgramCriteria } from '../program.ts';
import { matchingRules } from '../rulesets.ts';
import { mergeCriteria } from './effective-criteria.ts';

const TODAY = '2026-11-20';
const listOf = (...texts: string[]) => fc.subarray(texts, { minLength: 1 });
const least = fc.constantFrom(1, 2, 24, 640);
const share = fc.constantFrom(0.1, 1, 1.15, 1.25);
const codes = listOf('7', '72', '722', '7224', '722410', '31', '3118').map((list) =>
  list.filter((prefix) => prefix.length > 1),
);
const prefixes = codes.filter((list) => list.length > 0);

const criteria: fc.Arbitrary<ProgramCriteria> = fc.record(
  {
    minCreditScore: least,
    minMonthsInBusiness: least,
    minAnnualRevenue: least,
    minDscr: share,
    minCollateralCoverage: share,
    minLiquidShare: share,
    minReceivablesCoverage: share,
    purposes: listOf('equipment', 'working_capital', 'debt_consolidation'),
    structures: listOf('LLC', 's_corp', 'nonprofit'),
    citizenships: listOf('us_citizen', 'work_visa', 'permanent_resident'),
    excludedIndustryTiers: fc.subarray(['low', 'moderate', 'elevated', 'high']),
    excludedIndustries: listOf('retail', 'Casino'),
    states: listOf('CA', 'texas', 'TX', 'New York'),
    minMonthlyDeposits: least,
    maxNsf: fc.constantFrom(0, 1, 5),
    minYearsSinceBankruptcy: fc.constantFrom(0.5, 3, 7),
    taxLienAllowed: fc.boolean(),
    foreclosureAllowed: fc.boolean(),
    judgmentAllowed: fc.boolean(),
    personalGuaranteeRequired: fc.boolean(),
    refinancesAdvances: fc.boolean(),
    maxOpenAdvances: fc.constantFrom(0, 1, 2),
    minMonthsOfStatements: fc.constantFrom(1, 2, 3),
    includedNaics: prefixes,
    excludedNaics: prefixes,
  },
  { requiredKeys: [] },
);

/** A list has no order. */
const sorted = (merged: ProgramCriteria) =>
  Object.fromEntries(
    Object.entries(merged).map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]),
  );
const inStates = (merged: ProgramCriteria) => sorted(mergeCriteria(merged, { states: allStates }));
const allStates = ['CA', 'TX', 'NY'];

const owners = fc
  .tuple(
    figures,
    fc.record({
      naicsCode: fc.constantFrom('', '722410', '722511', '311811', '541110'),
      openCashAdvances: fc.constantFrom(null, 0, 1, 2, 5),
      advancesMentioned: fc.boolean(),
      citizenship: fc.constantFrom('', 'us_citizen', 'permanent_resident', 'work_visa'),
      loanPurpose: fc.constantFrom('', 'equipment', 'debt_consolidation'),
    }),
    fc.constantFrom(null, 0, 1, 3),
  )
  .map(([first, second, advances]) =>
    ownerWith({ ...first, ...second }, { bankRows: { advances }, documents: goldenOwners[0]?.documents }),
  );

const rank = { pass: 2, unknown: 1, fail: 0 } as const;

describe('merged criteria', () => {
  it('do not depend on the order of three statements', () => {
    fc.assert(
      fc.property(criteria, criteria, criteria, (a, b, c) => {
        const merged = inStates(mergeCriteria(mergeCriteria(a, b), c));
        expect(inStates(mergeCriteria(mergeCriteria(c, b), a))).toEqual(merged);
        expect(inStates(mergeCriteria(b, mergeCriteria(a, c)))).toEqual(merged);
      }),
      { numRuns: cases(500) },
    );
  });

  it('are never looser than one of the statements', () => {
    let stricter = 0;
    fc.assert(
      fc.property(criteria, criteria, owners, (a, b, owner) => {
        const judge = (stated: ProgramCriteria) => {
          const program = { ...goldenProgram({}), criteria: stated };
          return evaluateProgram(program, owner, TODAY, matchingRules).criteria;
        };
        const merged = new Map(judge(mergeCriteria(a, b)).map(({ code, result }) => [code, result]));
        for (const { code, result } of [...judge(a), ...judge(b)]) {
          const after = merged.get(code);
          expect(after).toBeDefined();
          expect(rank[after ?? 'pass']).toBeLessThanOrEqual(rank[result]);
          if (after !== result) stricter += 1;
        }
      }),
      { numRuns: cases(500) },
    );
    expect(stricter).toBeGreaterThan(50);
  });
});
