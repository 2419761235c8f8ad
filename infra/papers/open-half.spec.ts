import { describe, expect, it } from '@jest/globals';
import { someOf } from '@groundwork/testing';
import { judgeText } from './judge.ts';
import { openPapers, recordedTexts } from './open-half.ts';

const texts = recordedTexts();
const papers = openPapers();

const remainingFaults: Readonly<Record<string, readonly string[]>> = {
  'fintech-grouped-by-day-1': [
    'fintech-grouped-by-day-1: bank: "OAK & IRON FURNITURE CO", it is "Halyard"',
    'fintech-grouped-by-day-1: holder: "", it is "OAK & IRON FURNITURE CO"',
  ],
  'union-shares-and-drafts-1-forged-digit': [
    'union-shares-and-drafts-1-forged-digit: endingBalance 58178.23 in place of 58173.23 is not found',
  ],
  'bank-relationship-summary-1': [
    'bank-relationship-summary-1: row missing: 2022-08-27 "ATM Withdrawal 12 Depot Square" -200.00 on page 2',
  ],
  'savings-amount-then-balance-1': ['savings-amount-then-balance-1: bank: "tern", it is "Tern Savings"'],
};

/** `npm run papers:record` stores the words again. */
describe('the stored words of the open half', () => {
  it('are those of the layouts', () => {
    expect(papers.map(({ name, html }) => [name, html])).toEqual(
      Object.entries(texts).map(([name, { html }]) => [name, html]),
    );
  });
});

describe('the reading of the open half', () => {
  it.each(someOf(papers).map((paper) => [paper.name, paper] as const))(
    'has no other fault: %s',
    (name, paper) => {
      const { faults } = judgeText(paper, texts[name]!);
      expect(faults).toEqual(remainingFaults[name] ?? []);
    },
  );
});
