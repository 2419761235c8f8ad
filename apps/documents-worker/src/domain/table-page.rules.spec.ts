import { describe, expect, it } from '@jest/globals';
import { linesOf } from '@groundwork/engine-documents';
import { cellsOf } from './table-cells.rules.ts';
import { pagesOfTable } from './table-page.rules.ts';

const rightOf = ({ x, width }: { x: number; width: number }) => x + width;

describe('a table as a page', () => {
  const [page] = pagesOfTable(
    cellsOf([['Account', 'Total'], [], [], ['Sales', 1234.5], [null, null, 'A note'], ['Rent', -20]]),
  );

  it('has its rows as lines, and no column without cells', () => {
    expect(linesOf(page ? [page] : []).map(({ text }) => text)).toEqual([
      'Account Total',
      'Sales 1,234.50',
      'A note',
      'Rent -20.00',
    ]);
  });

  it('has amounts and their heading at one right edge, within the sheet', () => {
    const ofColumn = page?.words.filter(({ text }) => /Total|1,234\.50|-20\.00/.test(text)) ?? [];
    expect(new Set(ofColumn.map(rightOf)).size).toBe(1);
    expect(Math.max(...(page?.words.map(rightOf) ?? []))).toBeLessThan(page?.sheet?.width ?? 0);
  });

  it('has one blank row in place of several', () => {
    const [first = 0, second = 0] = page?.words.filter(({ x }) => x === 36).map(({ y }) => y) ?? [];
    expect(second - first).toBe(28);
  });

  it('cuts a text that would cover the next cell', () => {
    const [wide] = pagesOfTable(cellsOf([['x'.repeat(90), 5]]));
    expect(wide?.words.map(({ text }) => text)).toEqual(['x'.repeat(60), '5.00']);
  });

  it('has 250 rows on a page', () => {
    const rows = Array.from({ length: 251 }, (_, at) => [`Row ${at}`, at]);
    expect(pagesOfTable(cellsOf(rows)).map(({ words }) => words.length)).toEqual([500, 2]);
  });
});
