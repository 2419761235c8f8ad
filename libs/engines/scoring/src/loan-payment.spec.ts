import { describe, expect, it } from '@jest/globals';
import { monthlyPayment } from './loan-payment.ts';

describe('monthlyPayment', () => {
  it('repays a loan of one month with one month of interest', () => {
    expect(monthlyPayment(12_000, 11, 1)).toBeCloseTo(12_110, 8);
  });

  it('returns the textbook payment of $100,000 over five years at 11%', () => {
    expect(monthlyPayment(100_000, 11, 60)).toBeCloseTo(2174.24, 2);
  });

  it.each([1, 7, 60, 360, 600])('leaves no debt after %d months', (months) => {
    const payment = monthlyPayment(100_000, 11, months);
    let owed = 100_000;
    for (let month = 0; month < months; month += 1) owed = owed * (1 + 11 / 1200) - payment;
    expect(Math.abs(owed)).toBeLessThan(0.001);
  });
});
