import { expect, it } from '@jest/globals';
import { describeLendersAhead } from './lenders-ahead.ts';

it.each([
  [null, null],
  [{ eligible: 0, raised: 0 }, null],
  [{ eligible: 12, raised: 0 }, 'You would qualify for 12 lenders more.'],
  [
    { eligible: 1, raised: 1200 },
    'You would qualify for 1 lender more, with a better match band at 1,200 lenders.',
  ],
  [{ eligible: 0, raised: 1 }, 'It brings a better match band at 1 lender.'],
])('of what a step brings at the lenders, %j: %s', (lenders, words) => {
  expect(describeLendersAhead(lenders)).toBe(words);
});
