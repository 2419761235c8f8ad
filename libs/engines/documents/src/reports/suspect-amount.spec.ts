import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../../testing/lines.ts';
import { kinds } from '../kinds.ts';
import type { Page } from '../page.ts';
import { linesOf } from '../page.ts';
import { checkReport } from './check-report.ts';

const scanOf = (text: string, confidences: Readonly<Record<string, number>>): Page => ({
  recognition: 0.95,
  words: linesFrom(inColumns(text)).flatMap(({ words }) =>
    words.map((word) => ({ ...word, confidence: confidences[word.text] ?? 0.96 })),
  ),
});

function alarmsIn(kind: string, text: string, confidences: Readonly<Record<string, number>> = {}) {
  const signals = checkReport(
    kinds.find(({ subcategory }) => subcategory === kind)!,
    linesOf([scanOf(text, confidences)]),
  );
  return signals.filter(({ severity }) => severity >= 0.1).map(({ actual }) => actual);
}

const balance = `ASSETS
Bank Accounts
Checking 11,589.73
Savings 55,466.90
Total Bank Accounts 67,056.63
Fixed Assets
Equipment 53,272.14
Vehicles 6,822.80
Total Fixed Assets 60,094.94
TOTAL ASSETS 127,151.57
LIABILITIES
Loan 50,027.70
Total Liabilities 50,027.70
Total Equity 77,123.87
TOTAL LIABILITIES AND EQUITY 127,151.57`;

describe('a total of a scan that two sums contradict alike', () => {
  const forged = balance.replace('60,094.94', '60,064.94');

  it('is an alarm if two looks agree on this total alone', () => {
    expect(alarmsIn('balance_sheet', balance, { '60,094.94': 0.99 })).toEqual([]);
    expect(alarmsIn('balance_sheet', forged, { '60,064.94': 0.99 })).toContain('60,064.94');
  });

  it('is a question if a single look read it, or if the sums need different amounts', () => {
    expect(alarmsIn('balance_sheet', forged)).toEqual([]);
    const other = forged.replace('53,272.14', '53,272.44');
    expect(alarmsIn('balance_sheet', other, { '60,064.94': 0.99 })).toEqual([]);
  });
});

const months = `Expenses
Advertising 37.28 0.21 424.95 0.40
Bank Charges 1,109.83 6.36 12,652.06 6.36
Payroll 579.34 3.32 6,604.52
Total Expenses 1,726.45 9.89 19,681.53 9.89`;

describe('a row of a scan that lost a cell', () => {
  it('leaves the other columns to test', () => {
    const amounts = ['424.95', '12,652.06', '12,952.06', '6,604.52', '19,681.53'];
    const looks = Object.fromEntries(amounts.map((amount) => [amount, 0.99]));
    expect(alarmsIn('profit_loss', months, looks)).toEqual([]);
    expect(alarmsIn('profit_loss', months.replace('12,652.06', '12,952.06'), looks)).toEqual(['19,681.53']);
  });
});
