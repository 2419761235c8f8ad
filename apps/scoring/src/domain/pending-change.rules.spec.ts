import { describe, expect, it } from '@jest/globals';
import { changedBetween, isSameCause } from './pending-change.rules.ts';

describe('figures between two profiles', () => {
  it('changed where they differ, whether given, taken away or corrected', () => {
    const before = { personalCreditScore: 640, ebitda: 5, liquidAssets: 7 };
    const after = { personalCreditScore: 660, ebitda: 5, totalAssets: 9 };
    expect(changedBetween(before, after)).toEqual(['personalCreditScore', 'liquidAssets', 'totalAssets']);
  });

  it.each([0, '', null])('did not change from nothing to %j', (blank) => {
    expect(changedBetween({}, { ebitda: blank as never })).toEqual([]);
  });
});

describe('two changes', () => {
  it('of the profile have one cause, whatever fields they name', () => {
    expect(
      isSameCause({ type: 'profile', fields: ['ebitda'] }, { type: 'profile', fields: ['netIncome'] }),
    ).toBe(true);
  });

  it('of different kinds have two', () => {
    expect(isSameCause({ type: 'profile', fields: [] }, { type: 'account' })).toBe(false);
  });
});
