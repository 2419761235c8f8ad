import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(24) + cells.map((cell) => cell.toLocaleString('en-US').padStart(12)).join('');
const inMonths = (name: string, amount: number) =>
  row(name, [...months.map((_, at) => amount + at * 100), amount * 12 + 6600]);

const byMonth = `${'Riverbend Traders'.padEnd(66)}12-Month Profit & Loss Projection for the owner${''.padEnd(40)}Fiscal year begins: Jan
${row('', [...months.map((month) => `${month}-26`), 'YEARLY'])}
${inMonths('Total Revenue', 28_000)}
${inMonths('Total Expenses', 20_000)}
${row('Net Profit', [...months.map(() => 8000), 96_000])}`;

const afterActual = `Riverbend Traders
INCOME AND EXPENSE PROJECTIONS
${row('', ['Actual', 'Projected', 'Change', 'Projected', 'Change'])}
${row('', ['2024', '2025', '', '2026', ''])}
${row('Total revenue', ['900,000', '950,000', '5.6%', '990,000', '4.2%'])}
${row('Total expenses', ['400,000', '420,000', '5.0%', '430,000', '2.4%'])}
${row('Net income', ['500,000', '530,000', '6.0%', '560,000', '5.7%'])}`;

describe('a plan', () => {
  it.each([
    ['has its year under months, not under a text above them', byMonth, 342_600, 96_000],
    ['has its first year beside a year that is over', afterActual, 950_000, 530_000],
  ])('%s', (_, text, projectedRevenue, projectedNetIncome) => {
    const { classification, extracted } = readDocument(pagesFrom(text), 'financial_reports');
    expect(classification?.subcategory).toBe('financial_projections');
    expect(Object.fromEntries(extracted.map(({ name, value }) => [name, value]))).toMatchObject({
      projectedRevenue,
      projectedNetIncome,
    });
  });
});
