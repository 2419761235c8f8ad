import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../../testing/lines.ts';
import { findKind } from '../kinds.ts';
import { reportFigures } from './report-figures.ts';

function figuresOf(subcategory: string, text: string, period: { from: string; to: string } | null = null) {
  const figures = reportFigures(findKind(subcategory)!, linesFrom(text), 1, period);
  return Object.fromEntries(figures.map(({ name, value, sum }) => [name, [value, sum]]));
}

const profit = (heading: string) => `${''.padEnd(60)}${heading}
${inColumns(`Total Income 1,000.00 900.00
Total Cost of Goods Sold 400.00 300.00
Gross Profit 600.00 600.00
Total Expenses 100.00 200.00
Net Income 500.00 400.00`)}`;
const heading = (...cells: string[]) => cells.map((cell) => cell.padStart(14)).join('');

describe('the figures of a report with several columns', () => {
  it.each([
    ['the column of the total', heading('Jan', 'TOTAL'), null, 900],
    ['the column of the year of the document', heading('2023', '2024'), { from: '', to: '2024-12-31' }, 900],
    ['the column that is no comparison', heading('Actual', 'Budget'), null, 1000],
  ])('come from %s', (_, cells, period, revenue) => {
    expect(figuresOf('profit_loss', profit(cells), period)['revenue']?.[0]).toBe(revenue);
  });

  it('are absent where no heading names the column', () => {
    expect(figuresOf('profit_loss', profit(heading('North', 'South')))).toEqual({});
  });
});

describe('the figures of a report', () => {
  it('come from the total, not from the account of the same name', () => {
    const text = inColumns(`Total Income 1,000.00
Cost of Goods Sold 300.00
Freight 100.00
Total for Cost of Goods Sold 400.00
Gross Profit 600.00
Total Expenses 100.00
Net Income 500.00`);
    expect(figuresOf('profit_loss', text)).toMatchObject({
      costOfGoodsSold: [400, 'holds'],
      netIncome: [500, 'holds'],
    });
  });

  it('are open without a sum, and contradicted by one that fails', () => {
    const text = inColumns(
      'Total Income 1,000.00\nGross Profit 640.00\nTotal Expenses 100.00\nNet Income 480.00',
    );
    expect(figuresOf('profit_loss', text)).toMatchObject({
      revenue: [1000, 'open'],
      netIncome: [480, 'fails'],
    });
  });

  it('are sizes without a minus, from the row that agrees with the payout', () => {
    const text = inColumns(`Total amount you submitted 1,000.00
Refunds -50.00
Fees -30.00
Net deposits to your account 920.00`);
    expect(figuresOf('merchant_account', text)).toMatchObject({
      grossSales: [1000, 'holds'],
      fees: [30, 'holds'],
      deposits: [920, 'holds'],
    });
  });
});
