import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const read = (text: string) => readDocument(pagesFrom(inTable(text)), 'financial_reports');
const valuesOf = (text: string) =>
  Object.fromEntries(read(text).extracted.map(({ name, value }) => [name, value]));
const isAlarm = (text: string) => read(text).fraudScore >= 0.1;

const ruled = `Riverbend Traders
Statement of Earnings
Year ended December 31, 2024
|AMOUNT|PERCENT
REVENUES
Jobs|118,087.01|100.00
|---------|------
TOTAL REVENUES|118,087.01|100.00
GENERAL AND ADMINISTRATIVE EXPENSES
Advertising|13,038.52|11.04
Rent|14,994.92|12.70
|---------|------
TOTAL G & A EXPENSES|28,033.44|23.74
NET INCOME|90,053.57|76.26
|=========|======`;

describe('a row of hyphens above a total', () => {
  it('belongs to no row', () => {
    expect(valuesOf(ruled)).toMatchObject({ totalExpenses: 28_033.44, netIncome: 90_053.57 });
    expect(isAlarm(ruled)).toBe(false);
  });

  it('does not part the total from its rows', () => {
    expect(isAlarm(ruled.replace('14,994.92', '64,994.92'))).toBe(true);
  });
});

const noted = `Riverbend Traders
P&L 1/1/2024 - 12/31/2024
INCOME|ACTUAL|BUDGET
Fees|54,349.22|37,500.00
Total Income|54,349.22|37,500.00
EXPENSES|ACTUAL|BUDGET
Advertising|7,918.43|6,500.00 includes $450 deposit
Payroll|4,647.69|5,500.00 ask about 2046 and 1187
Total Expenses|12,566.12|12,000.00
NET INCOME|41,783.10|25,500.00`;

function withNotes(text: string): string {
  const pad = (line: string) => line.replace(/^(.*\|\S+)( .*)$/, (_, row: string) => row);
  const notes = text.split('\n').map((line) => / (?:includes|ask) .*$/.exec(line)?.[0] ?? '');
  const rows = inTable(text.split('\n').map(pad).join('\n')).split('\n');
  return rows.map((row, at) => `${row}${notes[at] ?? ''}`).join('\n');
}

describe('a note behind the amounts of a row', () => {
  const readNoted = (text: string) => readDocument(pagesFrom(withNotes(text)), 'financial_reports');

  it('has no amount of the report', () => {
    const { extracted, fraudScore } = readNoted(noted);
    expect(extracted).toContainEqual(expect.objectContaining({ name: 'totalExpenses', value: 12_566.12 }));
    expect(fraudScore).toBe(0);
  });

  it('does not hide another digit', () => {
    expect(readNoted(noted.replace('4,647.69', '54,647.69')).fraudScore).toBeGreaterThanOrEqual(0.1);
  });
});

const shares = [
  ['Hair', '37,221.33', '12,655.25', '24,566.08'],
  ['Color', '20,080.05', '6,827.22', '13,252.83'],
  ['Nails', '28,443.35', '13,368.37', '15,074.98'],
  ['Skin', '14,263.62', '7,131.81', '7,131.81'],
  ['Lashes', '10,118.00', '4,118.00', '6,000.00'],
] as const;
const departments = `Riverbend Salon
Department Report
January 1, 2024 to December 31, 2024
${shares.map(([name, sales, costs, margin]) => `${name}\nSales|${sales}\nDirect pay|${costs}\n${name} margin|${margin}`).join('\n')}
All departments
|Sales|Direct costs|Gross profit
${shares.map((cells) => cells.join('|')).join('\n')}
Total|110,126.35|44,100.65|66,025.70
Shared expenses
Rent|17,216.15
Cleaning|7,390.06
Total expenses|24,606.21
Net profit|41,419.49`;

describe('a table of departments inside a report', () => {
  it('has the totals of the firm', () => {
    expect(valuesOf(departments)).toMatchObject({
      revenue: 110_126.35,
      costOfGoodsSold: 44_100.65,
      grossProfit: 66_025.7,
      totalExpenses: 24_606.21,
      netIncome: 41_419.49,
    });
    expect(isAlarm(departments)).toBe(false);
  });

  it('is one of the terms of the net income', () => {
    const { signals } = read(departments.replace('41,419.49', '47,419.49'));
    expect(signals).toContainEqual(expect.objectContaining({ expected: '41,419.49' }));
  });
});
