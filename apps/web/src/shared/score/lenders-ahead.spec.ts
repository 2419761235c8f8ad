import { expect, it } from '@jest/globals';
import { describeLendersAhead } from './lenders-ahead.ts';

it.each([
  [null, null],
  [{ eligible: 0, raised: 0 }, null],
  [{ eligible: 12, raised: 0 }, 'You’d qualify for 12 more lenders.'],
  [{ eligible: 1, raised: 1200 }, 'You’d qualify for 1 more lender. You’d match better with 1,200 lenders.'],
  [{ eligible: 0, raised: 1 }, 'You’d match better with 1 lender.'],
])('describes %j at the lenders as %s', (lenders, text) => {
  expect(describeLendersAhead(lenders)).toBe(text);
});
