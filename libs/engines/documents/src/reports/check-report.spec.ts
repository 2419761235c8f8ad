import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom, recognizedLines } from '../../testing/lines.ts';
import { kinds } from '../kinds.ts';
import type { Subcategory } from '../kinds.ts';
import { checkReport } from './check-report.ts';

const check = (subcategory: Subcategory, text: string, read = linesFrom) => {
  const kind = kinds.find((each) => each.subcategory === subcategory);
  return checkReport(kind!, read(inColumns(text))).map(({ code, expected, actual }) => [
    code,
    expected,
    actual,
  ]);
};

const balance = `Assets
Current Assets
Cash 10,000
Inventory 5,000
Total Current Assets 15,000
Equipment 20,000
Total Assets 35,000
Liabilities and Equity
Current Liabilities
Accounts payable 4,000
Credit cards 1,000
Total Current Liabilities 5,000
Loan 10,000
Total Liabilities 15,000
Equity
Stock 2,000
Retained earnings 18,000
Total Equity 20,000
Total Liabilities and Equity 35,000`;

const profit = `Income
Sales 90,000
Services 10,000
Total Income 100,000
Cost of Goods Sold 30,000
Gross Profit 70,000
Expenses
Rent 20,000
Payroll 25,000
Total Expenses 45,000
Net Income 25,000`;

const cash = `Operating Activities
Net income 25,000
Depreciation 5,000
Net cash provided by operating activities 30,000
Investing Activities
Equipment (12,000)
Net cash used in investing activities (12,000)
Net increase in cash 18,000
Cash at beginning of period 7,000
Cash at end of period 25,000`;

const merchant = `Gross sales by card
Visa 8,000.00
Mastercard 2,000.00
Total gross sales 10,000.00
Refunds 300.00
Total fees 200.00
Net deposits 9,500.00`;

const projections = `Total revenue 100,000 120,000
Cost of goods sold 40,000 48,000
Gross profit 60,000 72,000
Total expenses 35,000 40,000
Net income 25,000 32,000`;

describe('the arithmetic check of a report', () => {
  it.each([
    ['balance_sheet', balance, 'Total Assets 35,000', 'Total Assets 85,000'],
    ['balance_sheet', balance, 'Loan 10,000', 'Loan 1,000'],
    ['balance_sheet', balance, 'Retained earnings 18,000', 'Retained earnings 81,000'],
    ['profit_loss', profit, 'Sales 90,000', 'Sales 190,000'],
    ['profit_loss', profit, 'Net Income 25,000', 'Net Income 75,000'],
    ['profit_loss', profit, 'Payroll 25,000', 'Payroll 5,000'],
    ['cash_flow', cash, 'increase in cash 18,000', 'increase in cash 48,000'],
    ['cash_flow', cash, 'Depreciation 5,000', 'Depreciation 50,000'],
    ['merchant_account', merchant, 'Net deposits 9,500.00', 'Net deposits 19,500.00'],
    ['merchant_account', merchant, 'gross sales 10,000.00', 'gross sales 60,000.00'],
    ['financial_projections', projections, '32,000', '82,000'],
  ] as const)(
    'has no signal for a genuine %s and a signal for a changed amount: %#',
    (kind, text, before, after) => {
      expect(check(kind, text)).toEqual([]);
      const changed = check(kind, text.replace(before, after));
      expect(changed.map(([code]) => code)).toContain('REPORT_ARITHMETIC');
    },
  );

  it('signals the total of a section whose sign is changed', () => {
    const sections = cash.slice(0, cash.indexOf('Net increase'));
    expect(check('cash_flow', sections)).toEqual([]);
    expect(
      check('cash_flow', sections.replace('operating activities 30,000', 'operating activities (30,000)')),
    ).toEqual([['REPORT_ARITHMETIC', '30,000.00', '-30,000.00']]);
  });

  it('signals the expected and the actual amount', () => {
    expect(check('balance_sheet', balance.replace('Loan 10,000', 'Loan 1,000'))).toEqual([
      ['REPORT_ARITHMETIC', '6,000.00', '15,000.00'],
    ]);
  });

  it.each([
    [
      'with interest below the line',
      profit.replace('Net Income 25,000', 'Interest expense 1,000\nNet Income 24,000'),
    ],
    ['with rounding', profit.replace('Total Income 100,000', 'Total Income 100,001')],
    [
      'with mostly wrong sums, because the engine misread it',
      profit.replace(/\d+,000/g, (_, at: number) => `${(at * 37) % 91},${100 + ((at * 53) % 800)}`),
    ],
  ])('has no signal for a report %s', (_, text) => {
    expect(check('profit_loss', text)).toEqual([]);
  });

  it('has no signal for a scan on which a row may have lost its amount', () => {
    const scan = (text: string) => recognizedLines(text, 0.95);
    expect(check('balance_sheet', balance, scan)).toEqual([]);
    expect(check('balance_sheet', balance.replace('Credit cards 1,000', 'Credit cards'), scan)).toEqual([]);
    expect(check('balance_sheet', balance.replace('Credit cards 1,000', 'Credit cards'))).not.toEqual([]);
  });

  describe('on a scan whose amounts are confirmed', () => {
    const confirmed = (text: string) => recognizedLines(text, 0.99);
    const alarmsOf = (text: string) => {
      const kind = kinds.find(({ subcategory }) => subcategory === 'profit_loss')!;
      return checkReport(kind, confirmed(inColumns(text))).filter(({ severity }) => severity >= 0.1);
    };
    const printed = profit.replace('Rent 20,000\nPayroll 25,000', 'Rent 19,254\nPayroll 25,746');

    it('signals a row that is raised by thousands', () => {
      expect(alarmsOf(printed)).toEqual([]);
      expect(alarmsOf(printed.replace('Rent 19,254', 'Rent 66,254'))).toHaveLength(1);
    });

    it('does not signal a row that needs other digits to the end', () => {
      expect(alarmsOf(printed.replace('Rent 19,254', 'Rent 66,731'))).toEqual([]);
    });
  });
});
