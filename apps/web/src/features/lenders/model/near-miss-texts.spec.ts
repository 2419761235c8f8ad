import { expect, it } from '@jest/globals';
import { describeNearest } from './near-miss-texts.ts';

const figures = { annualRevenueCurrent: 200_000, personalCreditScore: 640, loanRequestAmount: 60_000 };
const open = { patch: null, passesOn: null, note: null };

it.each([
  [
    'annualRevenue',
    { annualRevenueCurrent: 250_000 },
    'Annual revenue, current year: $250,000 or better. You have $200,000.',
  ],
  ['creditScore', { personalCreditScore: 660 }, 'Personal credit score: 660 or better. You have 640.'],
  ['amount', { loanRequestAmount: 40_000 }, 'For $40,000 or less, the nearest could lend to you.'],
  ['personalGuarantee', { personalGuarantee: true }, 'They ask for a personal guarantee.'],
] as const)('the nearest change of %s is in words', (code, patch, text) => {
  expect(describeNearest({ code, nearest: { ...open, patch } }, figures)).toBe(text);
});

it('a rule that time meets has its day, another one has its note', () => {
  expect(
    describeNearest({ code: 'monthsInBusiness', nearest: { ...open, passesOn: '2027-01-20' } }, figures),
  ).toBe('You’ll meet this on Jan 20, 2027, with no change on your side.');
  expect(describeNearest({ code: 'state', nearest: { ...open, note: 'They lend in CA.' } }, figures)).toBe(
    'They lend in CA.',
  );
});
