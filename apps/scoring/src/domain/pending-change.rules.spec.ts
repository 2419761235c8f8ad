import { describe, expect, it } from '@jest/globals';
import { changedFigures, isSameCause } from './pending-change.rules.ts';

describe('changedFigures', () => {
  it('lists fields that were added, removed or corrected', () => {
    const before = { personalCreditScore: 640, ebitda: 5, liquidAssets: 7 };
    const after = { personalCreditScore: 660, ebitda: 5, totalAssets: 9 };
    expect(changedFigures(before, after)).toEqual(['personalCreditScore', 'liquidAssets', 'totalAssets']);
  });

  it.each([0, '', null])('treats %j as equal to an absent value', (blank) => {
    expect(changedFigures({}, { ebitda: blank as never })).toEqual([]);
  });
});

describe('isSameCause', () => {
  it('is true for two profile changes with different fields', () => {
    expect(
      isSameCause({ type: 'profile', fields: ['ebitda'] }, { type: 'profile', fields: ['netIncome'] }),
    ).toBe(true);
  });

  it('is false for changes of different kinds', () => {
    expect(isSameCause({ type: 'profile', fields: [] }, { type: 'account' })).toBe(false);
  });
});
