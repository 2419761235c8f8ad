import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BEST, TYPICAL, ownerNamed } from '../testing/golden.ts';
import { programme } from './programme.ts';
import { computeQualification } from './qualification.ts';
import { matchingRules } from './rulesets.ts';
import { onlineSampleArchetypes } from './sample-archetypes-online.ts';
import { sampleArchetypes } from './sample-archetypes.ts';
import { createSampleCatalogue } from './sample-catalogue.ts';

const TODAY = '2026-11-20';
const archetypes = [...sampleArchetypes, ...onlineSampleArchetypes];
const catalogue = createSampleCatalogue();

const distinct = (values: readonly unknown[]) => new Set(values).size;
const hash = () => createHash('sha256').update(JSON.stringify(createSampleCatalogue())).digest('hex');
const qualified = (name: string) => computeQualification(catalogue, ownerNamed(name), TODAY, matchingRules);

describe('sample catalogue', () => {
  it('has exactly 1,247 active programmes', () => {
    expect(catalogue.filter((row) => row.active)).toHaveLength(1247);
  });

  it('is the same at every call, and one caller cannot change what the next one gets', () => {
    const before = hash();
    for (const row of createSampleCatalogue()) row.requiredDocuments.tax_documents = 99;
    expect(hash()).toBe(before);
  });

  it('numbers rows and ids from 1 in one order', () => {
    expect(catalogue.map((row) => row.rowNumber)).toEqual(catalogue.map((_, index) => index + 1));
    expect(catalogue[0]?.id).toBe('sample-0001');
    expect(catalogue.at(-1)?.id).toBe('sample-1247');
    expect(distinct(catalogue.map((row) => row.id))).toBe(catalogue.length);
  });

  it('gives every programme a name of its own that says it is a sample, and no rating', () => {
    expect(distinct(catalogue.map((row) => row.name))).toBe(catalogue.length);
    for (const row of catalogue) {
      expect(row.name).toMatch(/^Sample [A-Z][a-z]+ /);
      expect(row.rating).toBeNull();
      expect(row.reviewCount).toBe(0);
      expect(row.source).toContain('invented');
    }
  });

  it('holds only rows that an import would accept as they are', () => {
    for (const row of catalogue) expect(programme.parse(row)).toEqual(row);
  });

  it('never states a lower rate above the higher one', () => {
    const points = (rate: (typeof catalogue)[number]['minInterestRate']) =>
      typeof rate === 'number' ? rate : matchingRules.prime.value + rate.primePlus;
    const upsideDown = catalogue.filter((row) => points(row.minInterestRate) > points(row.maxInterestRate));
    expect(upsideDown).toEqual([]);
  });

  it.each(archetypes)('has the stated share of $archetype, within its choices', (archetype) => {
    const rows = catalogue.filter((row) => row.archetype === archetype.archetype);
    expect(rows).toHaveLength(archetype.programmes);
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
  });

  it('has something for everyone: a typical business is eligible for 30 to 60 percent', () => {
    expect(qualified(TYPICAL).rate).toBeGreaterThanOrEqual(30);
    expect(qualified(TYPICAL).rate).toBeLessThanOrEqual(60);
  });

  it('gives the best owner at least 80 percent, but not programmes made for other requests', () => {
    expect(qualified(BEST).rate).toBeGreaterThanOrEqual(80);
    expect(qualified(BEST).failuresPerCriterion.purpose).toBeGreaterThan(0);
    expect(qualified(BEST).failuresPerCriterion.creditScore).toBe(0);
  });

  it('gives an empty profile nothing', () => {
    expect(qualified('empty profile')).toMatchObject({ rate: 0, eligible: 0, total: 1247 });
  });
});
