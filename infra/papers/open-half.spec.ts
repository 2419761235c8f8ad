import { describe, expect, it } from '@jest/globals';
import { isLong, someOf } from '@groundwork/testing';
import { judgeText } from './judge.ts';
import { openPapers, recordedTexts } from './open-half.ts';

const texts = recordedTexts();
const papers = openPapers();
/** Every second forged paper outside a long run. */
const chosen = papers.filter(({ truth }, at) => isLong || truth.forged === null || at % 2 === 0);

const remainingFaults: Readonly<Record<string, readonly string[]>> = {
  'bank-relationship-summary-1': [
    'bank-relationship-summary-1: row missing: 2022-08-27 "ATM Withdrawal 12 Depot Square" -200.00 on page 2',
  ],
  'bank-instances-and-card-purchases-1': [
    'bank-instances-and-card-purchases-1: bank: "Tamarack Bank", it is "Tamarack Bank, N.A."',
  ],
  'bank-legal-page-before-the-rows-1': [
    'bank-legal-page-before-the-rows-1: bank: "Bank of Westmark", it is "Bank of Westmark, N.A."',
  ],
  'fintech-web-page-with-pending-1': [
    'fintech-web-page-with-pending-1: bank: "Home Accounts Cards Payments Tasks Insights", it is "Quicksilver Treasury"',
  ],
  'books-profit-expenses-beside-revenue-1-forged-amount': [
    'books-profit-expenses-beside-revenue-1-forged-amount: Dues and Subscriptions 68360.03 in place of 18360.03 is not found',
  ],
  'debt-schedule-creditor-addresses-1': [
    'debt-schedule-creditor-addresses-1: totalMonthlyPayment missing: nothing, it is 27078.18',
  ],
  'debt-schedule-note-of-report-1': [
    'debt-schedule-note-of-report-1: kind unknown, it is debt_schedule',
    'debt-schedule-note-of-report-1: totalBalance missing: nothing, it is 816360.12',
  ],
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
  it.each(someOf(chosen).map((paper) => [paper.name, paper] as const))(
    'has no other fault: %s',
    (name, paper) => {
      const { faults } = judgeText(paper, texts[name]!);
      expect(faults).toEqual(remainingFaults[name] ?? []);
    },
  );
});
