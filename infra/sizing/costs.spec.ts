import { describe, expect, it } from '@jest/globals';
import { costsOf, HELD, PRICES } from './costs.ts';

describe('the cost of owners', () => {
  it('has a minimum of machines without owners and their cores', () => {
    const [none, few] = [costsOf(0, 1), costsOf(100, 1)];
    expect(few.cores).toBe(none.cores);
    expect(few.month - none.month).toBeCloseTo(
      100 * (HELD.databaseGb * PRICES.diskGbMonth + HELD.filesGb * PRICES.objectGbMonth),
    );
  });

  it('grows with the owners and with the time of a page', () => {
    const [million, ten] = [costsOf(1e6, 1), costsOf(1e7, 1)];
    expect(ten.month / million.month).toBeGreaterThan(9);
    expect(ten.month / million.month).toBeLessThan(11);
    expect(costsOf(1e7, 2).cores).toBeGreaterThan(ten.cores);
  });
});
