import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  enteredFraction,
  toHundredths,
  largerFraction,
  percentOf,
  isProductAtLeast,
  smallerFraction,
} from './fractions.ts';

const integer = fc.integer({ min: -1e15, max: 1e15 });

describe('isProductAtLeast', () => {
  it('agrees with big integers of every size', () => {
    fc.assert(
      fc.property(integer, integer, integer, integer, (a, b, c, d) => {
        expect(isProductAtLeast(a, b, c, d)).toBe(BigInt(a) * BigInt(b) >= BigInt(c) * BigInt(d));
      }),
    );
  });

  it('distinguishes one cent where floats do not', () => {
    const huge = 1e14;
    expect((huge - 1) * (huge + 1)).toBe(huge * huge);
    expect(isProductAtLeast(huge - 1, huge + 1, huge, huge)).toBe(false);
    expect(isProductAtLeast(huge, huge, huge - 1, huge + 1)).toBe(true);
    expect(isProductAtLeast(huge, huge + 1, huge + 1, huge)).toBe(true);
  });
});

describe('figures as fractions', () => {
  it('have exactly two decimals', () => {
    expect([1.15, 2.01, 9.99, -0.29, 4999.99].map(toHundredths)).toEqual([115, 201, 999, -29, 499999]);
  });

  it('are null for 0', () => {
    expect(enteredFraction(0)).toBeNull();
    expect(enteredFraction(-0.5)).toEqual({ num: -50, den: 100 });
  });

  it('are a percentage for a part of a whole', () =>
    expect(percentOf(3000, 10_000)).toEqual({ num: 300_000, den: 10_000 }));
});

describe('the better of two sources', () => {
  const half = { num: 1, den: 2 };
  const third = { num: 1, den: 3 };
  it('is the larger or the smaller one', () => {
    expect([largerFraction(half, third), largerFraction(third, half)]).toEqual([half, half]);
    expect([smallerFraction(half, third), smallerFraction(third, half)]).toEqual([third, third]);
  });

  it('is the other one if one is null', () => {
    expect([
      largerFraction(null, third),
      largerFraction(half, null),
      smallerFraction(null, third),
      smallerFraction(half, null),
    ]).toEqual([third, half, third, half]);
    expect([largerFraction(null, null), smallerFraction(null, null)]).toEqual([null, null]);
  });
});
