import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../testing/lines.ts';
import { kindIn } from './read-document.ts';

const statementOf = (bank: string, title: string) =>
  pagesFrom(`${bank}
${title}        Account number: 123456789
BLUE DOOR YOGA LLC
12 DEPOT SQUARE
ALBANY, NY 12207
Statement period May 1, 2023 through May 31, 2023
Beginning balance                                   4,210.33
Total deposits                       1,250.00
Total withdrawals                    84.13
Ending balance                                      5,376.20
Date              Description                              Amount
05/02             Customer payment Alder                 1,250.00
05/03             Office supplies                          -84.13`);

describe('the statement of a savings bank', () => {
  it.each(['Lakeside Federal Savings', 'Lakeside Federal Savings Bank', 'Elm Savings & Trust'])(
    'is one of a checking account: %s',
    (bank) => {
      expect(kindIn(statementOf(bank, 'Account Statement'))).toBe('business_checking');
    },
  );

  it.each([
    ['Lakeside Federal Savings', 'Business Savings'],
    ['Lakeside Federal', 'Savings Account Statement'],
    ['Granite State Bank', 'Federal Savings Account'],
  ])('is one of a savings account if %s prints "%s"', (bank, title) => {
    expect(kindIn(statementOf(bank, title))).toBe('business_savings');
  });
});
