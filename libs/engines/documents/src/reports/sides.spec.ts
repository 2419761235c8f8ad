import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const one = `                                  Riverbend Traders
                                    Balance Sheet
                                  December 31, 2024
ASSETS                                                  LIABILITIES AND OWNER'S EQUITY
Current Assets                                          Current Liabilities
  Cash                               100,000.00             Accounts Payable                  50,000.00
Total Current Assets                 100,000.00           Total Current Liabilities           50,000.00
Fixed Assets                                              Long-Term Debt                      30,000.00
  Equipment                          130,000.00           Total Liabilities                   80,000.00
  Less Accumulated Depreciation      (30,000.00)          Owner's Equity
Total Fixed Assets                   100,000.00             Capital                          120,000.00
                                                          Total Owner's Equity               120,000.00
TOTAL ASSETS                         200,000.00           TOTAL LIABILITIES AND EQUITY       200,000.00`;

const two = `                                  Riverbend Traders
                                    Balance Sheet
                                  December 31, 2024
                                    2024         2023                                               2024         2023
ASSETS                                                         LIABILITIES & NET WORTH
Cash                             100,000       90,000          Accounts Payable                   50,000       50,000
Equipment                        130,000      120,000          Long-Term Debt                     30,000       30,000
Less Accumulated Depreciation    (30,000)     (30,000)         Total Liabilities                  80,000       80,000
                                                               Paid in capital                    20,000       20,000
                                                               Earned surplus                    100,000       80,000
                                                               Total Net Worth                   120,000      100,000
Total Assets                     200,000      180,000          Total Liabilities & Net Worth     200,000      180,000`;

const account = `                                  Riverbend Traders
                        Profit and Loss Account for the year ended December 31, 2024
EXPENSES                                                REVENUE
Rent                                  40,000.00           Sales                            150,000.00
Payroll                               30,360.00
Total expenses                        70,360.00           Total revenue                    150,000.00
Net income                            79,640.00`;

function read(text: string) {
  const [page] = pagesFrom(text);
  const sheet = { width: 800, height: 800 };
  return readDocument([{ ...page!, sheet }], 'financial_reports');
}

const valuesOf = (text: string) =>
  Object.fromEntries(read(text).extracted.map(({ name, value }) => [name, value]));

describe('a profit and loss account with two rows on one side', () => {
  it('has its totals beside each other', () => {
    expect(valuesOf(account)).toMatchObject({ revenue: 150_000, totalExpenses: 70_360, netIncome: 79_640 });
    expect(read(account).signals).toEqual([]);
  });

  it('is an alarm if a row has another digit', () => {
    expect(read(account.replace('40,000.00', '90,000.00')).fraudScore).toBeGreaterThanOrEqual(0.1);
  });
});

describe('a balance sheet with two sides', () => {
  it.each([
    ['one amount', one],
    ['two years', two],
  ])('is read side by side with %s', (_, text) => {
    expect(valuesOf(text)).toMatchObject({ totalAssets: 200_000, totalLiabilities: 80_000, equity: 120_000 });
    expect(read(text).signals).toEqual([]);
  });

  it('has each amount where it is printed', () => {
    const { extracted } = read(one);
    const leftOf = (figure: string) => extracted.find(({ name }) => name === figure)?.box?.x ?? 0;
    expect(leftOf('totalLiabilities')).toBeGreaterThan(leftOf('totalAssets') + 0.2);
  });

  it.each([
    ['  Equipment                          130,000.00', '  Equipment                          180,000.00'],
    ["Total Owner's Equity               120,000.00", "Total Owner's Equity               125,000.00"],
  ])('is an alarm if one side does not add up: %s', (genuine, forged) => {
    const { signals } = read(one.replace(genuine, forged));
    expect(signals.map(({ code }) => code)).toContain('REPORT_ARITHMETIC');
  });
});
