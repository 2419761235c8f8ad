import { describe, expect, it } from '@jest/globals';
import {
  documentCatalog,
  documentCategories,
  documentCreditRule,
  documentKinds,
  subcategoriesOf,
} from './document-catalog.ts';
import { documentCategory, documentSubcategory } from './documents.ts';
import { catalogColumns } from './lender-catalog.ts';

const entries = documentCategories.map((category) => documentCatalog[category]);
const distinct = (values: readonly unknown[]): number => new Set(values).size;

describe('the document catalog', () => {
  it('names each kind once across all categories', () => {
    const names = entries.flatMap(({ kinds }) => Object.keys(kinds));
    expect(distinct(names)).toBe(names.length);
    expect(Object.keys(documentKinds)).toEqual(names);
  });

  it('lists the kinds of the contracts in their order', () => {
    expect(documentCategory.options).toEqual(documentCategories);
    expect(documentSubcategory.options).toEqual(Object.values(subcategoriesOf).flat());
  });

  it('gives each category a label, slots and its own column in a lender catalog', () => {
    expect(distinct(entries.map(({ label }) => label))).toBe(entries.length);
    expect(distinct(entries.map(({ lenderColumn }) => lenderColumn))).toBe(entries.length);
    for (const { label, lenderColumn, slots } of entries) {
      expect(label).not.toBe('');
      expect(slots).toBeGreaterThan(0);
      expect(catalogColumns).toContain(lenderColumn);
    }
  });

  it.each(Object.entries(documentKinds))('gives %s its own label and required figures', (name, kind) => {
    const labels = Object.values(documentKinds).map(({ label }) => label);
    expect(labels.filter((label) => label === kind.label)).toHaveLength(1);
    expect(distinct(kind.requiredFigures)).toBe(kind.requiredFigures.length);
    expect(subcategoriesOf[kind.category]).toContain(name);
  });

  it('requires a figure of each kind except three', () => {
    const without = Object.entries(documentKinds).filter(
      ([, { requiredFigures }]) => requiredFigures.length === 0,
    );
    expect(without.map(([name]) => name)).toEqual(['voided_check', 'lease', 'drivers_license']);
  });

  it('halves the credit at a lower fraud score than it removes it', () => {
    expect(documentCreditRule.withheldFromFraud).toBeGreaterThan(documentCreditRule.halvedFromFraud);
  });
});
