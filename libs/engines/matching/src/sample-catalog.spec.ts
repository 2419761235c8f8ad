import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BEST, TYPICAL, ownerNamed } from '../testing/golden.ts';
import { statementOf } from '../testing/golden-families.ts';
import { programsOn } from './families/effective-criteria.ts';
import { shippedFamilies } from './families/shipped-families.ts';
import { matchingInput } from './figures.ts';
import { program } from './program.ts';
import { computeQualification } from './qualification.ts';
import { matchingRules } from './rulesets.ts';
import { onlineSampleArchetypes } from './sample-archetypes-online.ts';
import { sampleArchetypes } from './sample-archetypes.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const TODAY = '2026-11-20';
const archetypes = [...sampleArchetypes, ...onlineSampleArchetypes];

const distinct = (values: readonly unknown[]) => new Set(values).size;
const hash = () => createHash('sha256').update(JSON.stringify(createSampleCatalog())).digest('hex');

describe('sample catalog', () => {
  const catalog = createSampleCatalog();
  const sba = catalog.filter(({ type }) => type === 'sba_preferred');
  const qualified = (name: string) => computeQualification(catalog, ownerNamed(name), TODAY, matchingRules);

  it('has exactly 1,247 active programs', () => {
    expect(catalog.filter((row) => row.active)).toHaveLength(1247);
  });

  it('is the same at every call, also after a caller changed its copy', () => {
    const before = hash();
    for (const row of createSampleCatalog()) row.requiredDocuments.tax_documents = 99;
    expect(hash()).toBe(before);
  });

  it('gives every program the families of its archetype, and documents and criteria that it can have', () => {
    for (const row of createSampleCatalog()) {
      const own = archetypes.filter(({ archetype }) => archetype === row.archetype);
      expect(own.map(({ families = [] }) => families)).toContainEqual(row.families);
      expect(own.flatMap(({ requiredDocuments }) => requiredDocuments)).toContainEqual(row.requiredDocuments);
      expect(Object.values(row.criteria)).not.toContain(undefined);
    }
  });

  it('numbers rows and ids from 1 in one order', () => {
    expect(catalog.map((row) => row.rowNumber)).toEqual(catalog.map((_, index) => index + 1));
    expect(catalog[0]?.id).toBe('sample-0001');
    expect(catalog.at(-1)?.id).toBe('sample-1247');
    expect(distinct(catalog.map((row) => row.id))).toBe(catalog.length);
  });

  it('gives every program a unique name with the word Sample, and no rating', () => {
    expect(distinct(catalog.map((row) => row.name))).toBe(catalog.length);
    for (const row of catalog) {
      expect(row.name).toMatch(/^Sample [A-Z][a-z]+ /);
      expect(row.rating).toBeNull();
      expect(row.reviewCount).toBe(0);
      expect(row.source).toContain('invented');
    }
  });

  it('contains only rows that an import accepts unchanged', () => {
    for (const row of catalog) expect(program.parse(row)).toEqual(row);
  });

  it('has no lowest rate above the highest one', () => {
    const points = (rate: (typeof catalog)[number]['minInterestRate']) =>
      typeof rate === 'number' ? rate : matchingRules.prime.value + rate.primePlus;
    const reversed = catalog.filter((row) => points(row.minInterestRate) > points(row.maxInterestRate));
    expect(reversed).toEqual([]);
  });

  it.each(archetypes)(
    'has the stated number of $archetype programs, with values from its choices',
    (archetype) => {
      const rows = catalog.filter((row) => row.archetype === archetype.archetype);
      expect(rows).toHaveLength(archetype.programs);
      for (const row of rows) {
        expect(row).toMatchObject({ type: archetype.type, subtype: archetype.subtype });
        expect(archetype.maxLoanAmount).toContain(row.maxLoanAmount);
        for (const [key, value] of Object.entries(row.criteria)) {
          expect(archetype.criteria[key as keyof typeof row.criteria]).toContainEqual(value);
        }
      }
      expect(
        distinct(rows.map((row) => JSON.stringify({ ...row, id: 0, rowNumber: 0, name: '' }))),
      ).toBeGreaterThan(rows.length / 2);
    },
  );

  it('makes a typical business eligible for 30 to 60 percent of programs', () => {
    expect(qualified(TYPICAL).rate).toBeGreaterThanOrEqual(30);
    expect(qualified(TYPICAL).rate).toBeLessThanOrEqual(60);
  });

  it('makes the best owner eligible for at least 80 percent, but not for other loan purposes', () => {
    expect(qualified(BEST).rate).toBeGreaterThanOrEqual(80);
    expect(qualified(BEST).failuresPerCriterion.purpose).toBeGreaterThan(0);
    expect(qualified(BEST).failuresPerCriterion.creditScore).toBe(0);
  });

  const eligibleOn = (day: string, change: object) => {
    const best = ownerNamed(BEST);
    const documents = [statementOf({ from: '2025-10-01', to: day })];
    const owner = matchingInput.parse({ ...best, documents, figures: { ...best.figures, ...change } });
    return computeQualification(programsOn(sba, shippedFamilies, day), owner, day, matchingRules).eligible;
  };

  it('leaves the citizenships of SBA programs to their families', () => {
    expect(sba).toHaveLength(260);
    expect(sba.filter(({ criteria }) => criteria.citizenships !== undefined)).toEqual([]);
    expect(sba.filter(({ families }) => families.length !== 1)).toEqual([]);
  });

  it('offers no SBA program to owners who are not US citizens, from March 1, 2026 on', () => {
    for (const citizenship of ['permanent_resident', 'visa_holder', 'other'])
      expect(eligibleOn(TODAY, { citizenship })).toBe(0);
    expect(eligibleOn('2026-03-01', { citizenship: 'permanent_resident' })).toBe(0);
    expect(eligibleOn('2026-02-28', { citizenship: 'permanent_resident' })).toBeGreaterThan(0);
    expect(eligibleOn(TODAY, { citizenship: 'us_citizen' })).toBeGreaterThan(0);
  });

  it('offers no SBA program that pays off cash advances', () => {
    const loanPurpose = 'debt_consolidation';
    expect(eligibleOn(TODAY, { loanPurpose, openCashAdvances: 3 })).toBe(0);
    expect(eligibleOn(TODAY, { loanPurpose, advancesMentioned: true })).toBe(0);
  });

  it('makes an empty profile eligible for no program', () => {
    expect(qualified('empty profile')).toMatchObject({ rate: 0, eligible: 0, total: 1247 });
  });
});
