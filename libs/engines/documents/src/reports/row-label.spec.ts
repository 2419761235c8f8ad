import { describe, expect, it } from '@jest/globals';
import { toLabel } from './row-label.ts';

describe('the label of a row', () => {
  it.each([
    ['Total Income .....', 'Total Income'],
    ['Total - Income', 'Total Income'],
    ['Total for Income:', 'Total Income'],
    ['Total 4000 · Sales', 'Total Sales'],
    ['Grand Total - Assets', 'Total Assets'],
    ['Sum of Expenses', 'Total Expenses'],
    ['Total of all liabilities', 'Total liabilities'],
    ['Liabilities, Total', 'Total Liabilities'],
    ['ASSETS - TOTAL', 'Total ASSETS'],
    ['Current Assets (total)', 'Total Current Assets'],
    ['Sub-total Current Assets', 'Subtotal Current Assets'],
    ['= Gross Profit', 'Gross Profit'],
    ['Total Stockholders’ (Deficit) Equity', 'Total Stockholders’ Equity'],
    ['Total C.O.G.S.', 'Total COGS'],
    ['NET INC (LOSS)', 'Net income (LOSS)'],
    ['Less: Returns', 'Less Returns'],
    ['Grand Total', 'Grand Total'],
    ['Sales Total', 'Sales Total'],
    ['Total Assets (Note 3)', 'Total Assets'],
  ])('%s', (text, label) => {
    expect(toLabel(text)).toBe(label);
  });
});
