import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { entered, toHundredths, larger, percentOf, productAtLeast, smaller } from './fractions.ts';

const integer = fc.integer({ min: -1e15, max: 1e15 });

describe('productAtLeast', () => {
  it('agrees with big integers at every size', () => {
    fc.assert(
      fc.property(integer, integer, integer, integer, (a, b, c, d) => {
        expect(productAtLeast(a, b, c, d)).toBe(BigInt(a) * BigInt(b) >= BigInt(c) * BigInt(d));
      }),
    );
  });

  it('tells one cent apart where floats no longer can', () => {
    const huge = 1e14;
    expect((huge - 1) * (huge + 1)).toBe(huge * huge);
    expect(productAtLeast(huge - 1, huge + 1, huge, huge)).toBe(false);
    expect(productAtLeast(huge, huge, huge - 1, huge + 1)).toBe(true);
  });
});

describe('figures as integers', () => {
  it('reads two decimals exactly', () => {
    expect([1.15, 2.01, 9.99, -0.29, 4999.99].map(toHundredths)).toEqual([115, 201, 999, -29, 499999]);
  });

  it('takes 0 as not answered', () => {
    expect(entered(0)).toBeNull();
    expect(entered(-0.5)).toEqual({ num: -50, den: 100 });
  });

  it('a part of a whole is a percentage', () =>
    expect(percentOf(3000, 10_000)).toEqual({ num: 300_000, den: 10_000 }));
});

describe('the better of two sources', () => {
  const half = { num: 1, den: 2 };
  const third = { num: 1, den: 3 };
  it('is the larger or the smaller one', () => {
    expect([larger(half, third), larger(third, half)]).toEqual([half, half]);
    expect([smaller(half, third), smaller(third, half)]).toEqual([third, third]);
  });

  it('is the only one there', () => {
    expect([larger(null, third), larger(half, null), smaller(null, third), smaller(half, null)]).toEqual([
      third,
      half,
      third,
      half,
    ]);
    expect([larger(null, null), smaller(null, null)]).toEqual([null, null]);
  });
});
