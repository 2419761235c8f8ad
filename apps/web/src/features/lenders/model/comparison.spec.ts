import { describe, expect, it } from '@jest/globals';
import { readComparedIds, costLines, writeComparedIds, toggleId } from './comparison.ts';

describe('lenders chosen for comparison', () => {
  it('stand in the address, at most four and none twice', () => {
    expect(readComparedIds(new URLSearchParams('compare=a,b,,a,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(readComparedIds(new URLSearchParams('q=bank'))).toEqual([]);
  });

  it('leave the rest of the address alone', () => {
    const chosen = writeComparedIds(new URLSearchParams('q=bank'), ['a', 'b']);
    expect(chosen.toString()).toBe('q=bank&compare=a%2Cb');
    expect(writeComparedIds(chosen, []).toString()).toBe('q=bank');
  });

  it('come and go', () => {
    expect(toggleId(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleId(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('what the money would cost', () => {
  const cost = {
    amount: 150_000,
    termMonths: 60,
    estimatedRate: 9.25,
    monthlyPayment: 3131.98,
    totalPayback: 187_918.8,
    costOfCredit: 37_918.8,
    factorRate: 1.25,
    coverageAfter: 23.9,
  };
  const words = (changed: Partial<typeof cost> | { coverageAfter: null }) =>
    costLines.map(({ value }) => value({ ...cost, ...changed }));

  it('is told in dollars, percent and dollars for each dollar', () => {
    expect(words({})).toEqual([
      '$150,000',
      '60 months',
      '9.25%',
      '$3,131.98',
      '$187,918.80',
      '$37,918.80',
      '1.25',
      '23.90 times',
    ]);
  });

  it('says so where the coverage cannot be told', () => {
    expect(words({ coverageAfter: null }).at(-1)).toBe('not known');
  });

  it('is an estimate in every figure that no owner entered', () => {
    const labels = costLines.map(({ label }) => label);
    expect(labels.slice(2).filter((label) => !label.startsWith('Estimated'))).toEqual([]);
  });
});
