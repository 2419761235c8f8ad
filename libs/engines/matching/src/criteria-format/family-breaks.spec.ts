import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createSampleCatalog } from '../sample-catalog.ts';
import { familyBreaks } from '../families/family-breaks.ts';
import { shippedFamilies } from '../families/shipped-families.ts';
import { matchingRules } from '../rulesets.ts';
import { checkCriteriaDocument } from './check-document.ts';

const file = new URL('../golden/criteria-format.golden.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
  cases: { document: { programs: { criteria: object }[] } }[];
};
const [minimal] = cases;
const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-29T00:00:00Z' };

function check(change: object) {
  const document = structuredClone(minimal?.document ?? { programs: [] });
  const programs = document.programs.map((program) => ({
    ...program,
    minLoanAmount: 25_000,
    maxLoanAmount: 50_000,
    minTermLength: 12,
    maxTermLength: 60,
    minInterestRate: 8,
    maxInterestRate: 9,
    criteria: {},
    ...change,
  }));
  return checkCriteriaDocument({ ...document, programs }, context);
}

const linesOf = ({ errors, warnings }: ReturnType<typeof check>) =>
  [...errors, ...warnings].map(({ path, code }) => `${code} ${path}`);

describe('a program that its family does not allow', () => {
  it.each([
    ['sba-7a-small', { maxLoanAmount: 5_000_000 }, 'BREAKS_FAMILY programs[0].maxLoanAmount'],
    ['sba-microloan', { maxLoanAmount: 50_001 }, 'BREAKS_FAMILY programs[0].maxLoanAmount'],
    ['sba-7a', { maxInterestRate: { primePlus: 20 } }, 'BREAKS_FAMILY programs[0].maxInterestRate'],
    [
      'sba-7a',
      { minLoanAmount: 50_000, maxInterestRate: { primePlus: 6.6 } },
      'BREAKS_FAMILY programs[0].maxInterestRate',
    ],
    ['sba-7a', { maxLoanAmount: 5_000_001 }, 'BREAKS_FAMILY programs[0].maxLoanAmount'],
    ['sba-microloan', { maxTermLength: 85 }, 'BREAKS_FAMILY programs[0].maxTermLength'],
    [
      'sba-7a',
      { maxTermLength: 121, criteria: { purposes: ['equipment'] } },
      'BREAKS_FAMILY programs[0].maxTermLength',
    ],
    [
      'sba-504',
      { criteria: { purposes: ['real_estate', 'working_capital'] } },
      'BREAKS_FAMILY programs[0].criteria.purposes',
    ],
    [
      'sba-7a',
      { criteria: { structures: ['LLC', 'nonprofit'] } },
      'BREAKS_FAMILY programs[0].criteria.structures',
    ],
    ['sba-7a', { criteria: { minDscr: 1.1 } }, 'BREAKS_FAMILY programs[0].criteria.minDscr'],
    [
      'sba-7a',
      { criteria: { personalGuaranteeRequired: false } },
      'BREAKS_FAMILY programs[0].criteria.personalGuaranteeRequired',
    ],
    [
      'sba-7a',
      { criteria: { refinancesAdvances: true } },
      'BREAKS_FAMILY programs[0].criteria.refinancesAdvances',
    ],
  ])('%s with %j is reported', (family, change, line) => {
    const checked = check({ families: [family], ...change });
    expect(linesOf(checked)).toEqual([line]);
    expect(checked).toMatchObject({ valid: true, errors: [] });
  });

  it('has the rule in its message, and whether it is verified', () => {
    const { warnings } = check({ families: ['sba-7a-small'], maxLoanAmount: 400_000, maxTermLength: 301 });
    expect(warnings[0]?.message).toBe(
      'The rules of sba-7a-small do not allow this: A 7(a) small loan is at most $350,000.',
    );
    expect(warnings[1]?.message).toContain('This rule is not yet verified.');
    expect(check({ families: ['sba-7a'], maxInterestRate: { primePlus: 7 } }).warnings[0]?.message).toBe(
      'The rules of sba-7a do not allow this: The highest rate is prime + 6.5%.',
    );
  });

  it.each([
    [{ families: ['sba-7a'], maxTermLength: 300, criteria: { purposes: ['real_estate'] } }],
    [{ families: ['sba-504'], criteria: { excludedIndustries: ['hotel'], purposes: ['equipment'] } }],
    [{ maxLoanAmount: 9_000_000, maxInterestRate: { primePlus: 20 } }],
    [{ families: ['sba-7a'], criteria: { citizenships: ['us_citizen', 'permanent_resident'] } }],
    [{ families: ['sba-7a'], maxInterestRate: { primePlus: 6.5 }, criteria: { minDscr: 1.25 } }],
  ])('is not the one with %j', (change) => {
    expect(linesOf(check(change))).toEqual([]);
  });

  it('is no sample program', () => {
    const broken = createSampleCatalog().flatMap((program) => {
      const dated = { families: shippedFamilies, today: '2026-11-29' };
      return familyBreaks(program, dated, matchingRules).map(
        ({ key, message }) => `${program.archetype} ${key}: ${message}`,
      );
    });
    expect([...new Set(broken)]).toEqual([]);
  });
});
