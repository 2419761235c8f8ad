import { describe, expect, it } from '@jest/globals';
import { findProfileDifferences } from './differences-from-profile.ts';

const income = (value: number | null) => [{ name: 'totalIncome', value }];

describe('what a document says beside the profile', () => {
  it.each([
    [80_000, 80_000, 0],
    [84_000, 80_000, 0],
    [84_001, 80_000, 1],
    [76_000, 80_000, 0],
    [75_999, 80_000, 1],
    [0, 80_000, 1],
    [0, 0, 0],
    [5, 0, 1],
  ])('profile %i, document %i: %i differences', (stated, read, count) => {
    const found = findProfileDifferences(income(read), 'form_1040', { annualPersonalIncome: stated });
    expect(found).toHaveLength(count);
  });

  it('names the field and both values, whole as the field takes them', () => {
    expect(findProfileDifferences(income(80_000.51), 'form_1040', { annualPersonalIncome: 5 })).toEqual([
      { field: 'annualPersonalIncome', profile: '5', document: '80001' },
    ]);
  });

  it('counts a field the profile does not have as blank', () => {
    expect(findProfileDifferences(income(9), 'form_1040', {})).toEqual([
      { field: 'annualPersonalIncome', profile: '0', document: '9' },
    ]);
  });

  it.each([
    ['a figure that was not read', income(null), 'form_1040'],
    ['a figure no field asks for', [{ name: 'totalTax', value: 9 }], 'form_1040'],
    ['a kind without such fields', income(9), 'state_tax_return'],
    ['a document of no kind', income(9), null],
    ['a name every object has', [{ name: 'constructor', value: 9 }], 'form_1040'],
  ])('says nothing of %s', (_name, extracted, subcategory) => {
    expect(findProfileDifferences(extracted, subcategory, {})).toEqual([]);
  });
});
