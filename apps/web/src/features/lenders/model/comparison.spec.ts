import { describe, expect, it } from '@jest/globals';
import { sampleMatch } from '../../../gallery/sample-match.ts';
import {
  costLines,
  describeCost,
  needsAmount,
  readComparedIds,
  writeComparedIds,
  toggleId,
} from './comparison.ts';

describe('lenders chosen for comparison', () => {
  it('are read from the address, at most four and without duplicates', () => {
    expect(readComparedIds(new URLSearchParams('compare=a,b,,a,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(readComparedIds(new URLSearchParams('q=bank'))).toEqual([]);
  });

  it('change only their own part of the address', () => {
    const chosen = writeComparedIds(new URLSearchParams('q=bank'), ['a', 'b']);
    expect(chosen.toString()).toBe('q=bank&compare=a%2Cb');
    expect(writeComparedIds(chosen, []).toString()).toBe('q=bank');
  });

  it('are added and removed', () => {
    expect(toggleId(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleId(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('the costs of a loan', () => {
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
  const valuesOf = (changed: Partial<typeof cost> | { coverageAfter: null }) =>
    costLines.map(({ value }) => value({ ...cost, ...changed }));

  it('are formatted in dollars, percent and dollars for each dollar', () => {
    expect(valuesOf({})).toEqual([
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

  it('mark an unknown coverage', () => {
    expect(valuesOf({ coverageAfter: null }).at(-1)).toBe('not known');
  });

  it('depend on the offer for an advance, with or without a loan amount', () => {
    const advance = { match: sampleMatch('Advance', {}, {}), cost: null, dependsOnOffer: true };
    expect(costLines.map((line) => describeCost(line, advance))).toEqual(
      costLines.map(() => 'Depends on the offer'),
    );
    expect(needsAmount(advance)).toBe(false);
  });

  it('need a loan amount for a loan', () => {
    const loan = { match: sampleMatch('Bank', {}, {}), cost: null, dependsOnOffer: false };
    expect(costLines.map((line) => describeCost(line, loan))).toEqual(costLines.map(() => '–'));
    expect(needsAmount(loan)).toBe(true);
    expect(costLines.map((line) => describeCost(line, { ...loan, cost }))).toContain('$187,918.80');
    expect(needsAmount({ ...loan, cost })).toBe(false);
  });

  it('are labeled as estimates unless the owner entered them', () => {
    const labels = costLines.map(({ label }) => label);
    expect(labels.slice(2).filter((label) => !label.startsWith('Estimated'))).toEqual([]);
  });
});
