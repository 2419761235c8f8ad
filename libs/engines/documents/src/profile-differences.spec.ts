import { describe, expect, it } from '@jest/globals';
import { findProfileDifferences } from './profile-differences.ts';

const income = (value: number | null) => [{ name: 'totalIncome', value }];

describe('the differences between a document and the profile', () => {
  it.each([
    [80_000, 80_000, 0],
    [84_000, 80_000, 0],
    [84_001, 80_000, 1],
    [76_000, 80_000, 0],
    [75_999, 80_000, 1],
    [0, 80_000, 1],
    [0, 0, 0],
    [5, 0, 1],
  ])('for profile %i and document %i: %i differences', (stated, read, count) => {
    const differences = findProfileDifferences(income(read), 'form_1040', { annualPersonalIncome: stated });
    expect(differences).toHaveLength(count);
  });

  it('have the field and both values as whole numbers', () => {
    expect(findProfileDifferences(income(80_000.51), 'form_1040', { annualPersonalIncome: 5 })).toEqual([
      { field: 'annualPersonalIncome', profile: '5', document: '80001' },
    ]);
  });

  it('include a field that is absent in the profile', () => {
    expect(findProfileDifferences(income(9), 'form_1040', {})).toEqual([
      { field: 'annualPersonalIncome', profile: '0', document: '9' },
    ]);
  });

  it.each([
    ['an unread figure', income(null), 'form_1040'],
    ['a figure without a field', [{ name: 'totalTax', value: 9 }], 'form_1040'],
    ['a kind without such fields', income(9), 'state_tax_return'],
    ['a document of no kind', income(9), null],
    ['a name that every object has', [{ name: 'constructor', value: 9 }], 'form_1040'],
  ])('are empty for %s', (_name, extracted, subcategory) => {
    expect(findProfileDifferences(extracted, subcategory, {})).toEqual([]);
  });
});
