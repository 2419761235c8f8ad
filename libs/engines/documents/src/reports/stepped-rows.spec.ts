import { describe, expect, it } from '@jest/globals';
import { amountsOf } from '../amounts.ts';
import { linesOf } from '../page.ts';
import { topRows } from './stepped-rows.ts';

/** Each row has its name, its amount and the place where the amount ends. */
const rowsOf = (rows: readonly (readonly [label: string, amount: string, right: number])[]) => {
  const words = rows.flatMap(([label, amount, right], at) => [
    { text: label, x: 40, y: at * 20, width: 60, height: 10 },
    { text: amount, x: right - 50, y: at * 20, width: 50, height: 10 },
  ]);
  const lines = linesOf([{ words, recognition: 1 }]);
  return lines.map((line, at) => ({ line, label: rows[at]![0], amounts: amountsOf(line) }));
};

const labelsOf = (rows: Parameters<typeof rowsOf>[0]) => topRows(rowsOf(rows)).map(({ label }) => label);

const current = [
  ['Checking', '10,998.71', 400],
  ['Inventory', '14,245.28', 400],
] as const;
const fixed = ['Machinery', '65,024.34', 400] as const;

describe('the rows of a sum', () => {
  it('are its subtotals, if these have a column of their own', () => {
    expect(
      labelsOf([
        ...current,
        ['Current Assets', '25,243.99', 470],
        fixed,
        ['Fixed Assets, Net', '65,024.34', 470],
      ]),
    ).toEqual(['Current Assets', 'Fixed Assets, Net']);
  });

  it('have a subtotal with a changed digit, so that the total contradicts it', () => {
    expect(labelsOf([...current, ['Current Assets', '25,248.99', 470]])).toEqual(['Current Assets']);
  });

  it.each([
    ['has the column of the rows', '25,243.99', 400],
    ['is another amount', '71,902.10', 470],
  ])('remain if the last one %s', (_, amount, right) => {
    expect(labelsOf([...current, ['Other', amount, right]])).toEqual(['Checking', 'Inventory', 'Other']);
  });

  it('remain beside the subtotal of the rows below them', () => {
    expect(labelsOf([...current, fixed, ['Fixed Assets, Net', '65,024.34', 470]])).toEqual([
      'Checking',
      'Inventory',
      'Fixed Assets, Net',
    ]);
  });
});
