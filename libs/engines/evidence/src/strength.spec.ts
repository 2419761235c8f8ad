import { describe, expect, it } from '@jest/globals';
import { taxWitness } from '../testing/witness.ts';
import { changesOfFreshness } from './freshness.ts';
import { bestFirst, isApart } from './strength.ts';
import type { Witness } from './witness.ts';

const revenue = (id: string, more: Partial<Witness> = {}) =>
  taxWitness('annualRevenueCurrent', 600, { id, ...more });
const ordered = (...witnesses: Witness[]) => witnesses.toSorted(bestFirst).map(({ id }) => id);

describe('the order of the sources of a figure', () => {
  const period = (to: string) => ({ from: '2025-01-01', to });

  it.each([
    ['the stronger source', revenue('z', { source: 'bank_rows' }), revenue('a', { reviewed: true })],
    ['a review', revenue('z', { reviewed: true }), revenue('a', { period: period('2026-06-30') })],
    ['the later end', revenue('z', { period: period('2026-06-30'), confidence: 0.5 }), revenue('a')],
    ['the higher confidence', revenue('z', { confidence: 0.9 }), revenue('a', { confidence: 0.8 })],
    ['the first id', revenue('a'), revenue('b')],
  ])('starts with %s', (_name, first, second) => {
    expect(ordered(first, second)).toEqual([first.id, second.id]);
    expect(ordered(second, first)).toEqual([first.id, second.id]);
  });
});

describe('a difference', () => {
  it('is more than 5 % of the chosen figure', () => {
    expect([isApart(105, 100), isApart(106, 100), isApart(95, 100), isApart(94, 100)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([isApart(-105, -100), isApart(-106, -100), isApart(1, 0)]).toEqual([false, true, true]);
  });
});

describe('a witness that expires', () => {
  it('changes a proof on the day of its notice, on its last day and on the day after', () => {
    expect(changesOfFreshness({ freshUntil: '2026-12-07' })).toEqual([
      '2026-11-23',
      '2026-12-07',
      '2026-12-08',
    ]);
    expect(changesOfFreshness({ freshUntil: null })).toEqual([]);
  });
});
