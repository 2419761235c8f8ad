import { describe, expect, it } from '@jest/globals';
import type { LenderCarry } from '@groundwork/contracts';
import {
  amountStops,
  describePayable,
  formatAmount,
  formatRequestTerm,
  largestPayable,
  payableInstead,
  placeOf,
  termStops,
} from './loan-request.ts';

const kindOf = (amountLimit: number | null, termMonths: number): LenderCarry['kinds'][number] => ({
  kind: 'sba',
  rate: 9,
  termMonths,
  amountComfortable: amountLimit,
  amountLimit,
  cheapestLenderId: null,
});

describe('the stops of a slider', () => {
  it.each([64_000, 1, 12_345, 1e12])('have her own amount of %d, in the order of size', (own) => {
    const stops = amountStops(own);
    expect(stops[placeOf(stops, own)]).toBe(own);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
  });

  it('have no stop for an amount that she has not chosen', () => {
    expect(amountStops(0)[0]).toBe(1000);
    expect(placeOf(amountStops(0), 0)).toBe(0);
    expect(formatAmount(0)).toBe('Not chosen yet');
  });

  it.each([7, 60, 600])('have her own term of %d months', (own) => {
    expect(termStops(own)[placeOf(termStops(own), own)]).toBe(own);
  });

  it('name the usual term while she has chosen none', () => {
    expect(formatRequestTerm(0)).toBe('Not chosen: 5 years');
    expect(formatRequestTerm(18)).toBe('18 months');
  });
});

describe('what she could pay instead', () => {
  const kinds = [kindOf(64_000, 60), kindOf(40_000, 36)];

  it('is the largest amount of any kind, with its term', () => {
    expect(largestPayable(kinds)).toEqual({ amount: 64_000, term: 60 });
    expect(describePayable({ amount: 64_000, term: 60 })).toBe(
      'At your cash flow, about $64,000 over 5 years is what you could pay.',
    );
  });

  it('is named above this amount only', () => {
    expect(payableInstead({ amount: 64_000, term: 60 }, kinds)).toBeNull();
    expect(payableInstead({ amount: 64_001, term: 60 }, kinds)).toEqual({ amount: 64_000, term: 60 });
    expect(payableInstead({ amount: 1e12, term: 0 }, kinds)).toEqual({ amount: 64_000, term: 60 });
    expect(payableInstead({ amount: 0, term: 0 }, [kindOf(0, 60)])).toBeNull();
  });

  it('is nothing without cash, and not known without her figures', () => {
    expect(describePayable(payableInstead({ amount: 1, term: 60 }, [kindOf(0, 60)])!)).toBe(
      'At your cash flow, you could not pay another loan now.',
    );
    expect(payableInstead({ amount: 1e12, term: 60 }, [kindOf(null, 60)])).toBeNull();
    expect(payableInstead({ amount: 1e12, term: 60 }, [])).toBeNull();
  });
});
