import { expect, it } from '@jest/globals';
import { describeCarried, describeMissing } from './carry-texts.ts';

it.each([
  [['loanRequestAmount', 'loanPurpose'], 214, 'Not known yet: 2 answers decide 214 lenders'],
  [['loanPurpose'], 1, 'Not known yet: 1 answer decides 1 lender'],
])('the missing answers %j of %d lenders are counted', (fields, lenders, text) => {
  expect(describeMissing({ fields, lenders })).toBe(text);
});

it.each([
  [12, undefined, 'Of these you can carry 12.'],
  [0, { limit: 0 }, 'Of these you can carry 0.'],
  [0, { limit: null }, 'How many you can carry is not known yet.'],
  [0, undefined, null],
  [null, { limit: 5 }, null],
  [undefined, { limit: 5 }, null],
])('the count %j with %j is "%s"', (canCarry, carry, text) => {
  expect(describeCarried({ canCarry, carry })).toBe(text);
});
