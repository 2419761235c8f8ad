import { describe, expect, it } from '@jest/globals';
import { scanOf } from '../../testing/scan.ts';
import {
  columns,
  figures,
  line,
  printed,
  rowIn,
  rows,
  statement,
  summary,
  table,
} from '../../testing/statement-variants.ts';
import type { Page } from '../page.ts';
import { readDocument } from '../read-document.ts';

const alarm = 0.3;
const month = (day: number) => `05/${String(day).padStart(2, '0')}`;
const tableOf = (some: readonly (typeof rows)[number][]) =>
  some.map((row) => rowIn(row, month(row.day))).join('\n');
const read = (pages: readonly Page[]) => readDocument(pages, 'bank_statements');
const scan = (...parts: readonly string[]) => scanOf({}, ...parts);
const media = [
  ['a text layer', statement],
  ['a scan', scan],
] as const;
const places = rows.map((row, at) => [row.text, at] as const);
const lineOf = (row: (typeof rows)[number]) => rowIn(row, month(row.day));

const unread = {
  'no day that can be read': (text: string) => text.replace(/^\S+/, (day) => '~'.repeat(day.length)),
  'no amount that can be read': (text: string) =>
    text.replace(
      /(\S+)(\s+\S+)$/,
      (_, amount: string, balance: string) => 'O'.repeat(amount.length) + balance,
    ),
};

describe.each(media)('no alarm on %s', (_, pagesOf) => {
  describe.each(Object.entries(unread))('has a row as a side that has %s', (_name, change) => {
    it.each(places)('%s', (_text, lost) => {
      const printedRows = rows.map((row, at) => (at === lost ? change(lineOf(row)) : lineOf(row)));
      expect(read(pagesOf(summary(), columns(), printedRows.join('\n'))).fraudScore).toBeLessThan(alarm);
    });
  });

  it.each([
    'Minimum balance to avoid a fee 1,500.00',
    'Deposits of 5,000.00 or more are available on the next business day',
    'Your overdraft limit is $500.00',
    'Form 20 17',
    'Page 1 of 1   Line 20 17',
  ])('has a printed label as a side: %s', (label) => {
    const parts = [summary(), label, columns(), table(month), label];
    expect(read(pagesOf(...parts)).fraudScore).toBeLessThan(alarm);
  });
});

describe('no alarm on a scan', () => {
  it.each(places)('has a lost row as a side: %s', (_text, lost) => {
    const left = rows.filter((_row, at) => at !== lost);
    expect(read(scan(summary(), columns(), tableOf(left))).fraudScore).toBeLessThan(alarm);
  });
});

describe('an alarm', () => {
  const edited = rows.map((row, at) => (at === 3 ? { ...row, balance: row.balance + 300 } : row));

  it('has the balances on both sides of an edited one as witnesses in a text layer', () => {
    expect(read(statement(summary(), columns(), tableOf(edited))).fraudScore).toBeGreaterThanOrEqual(alarm);
  });

  it('has no witness on a scan before a second look', () => {
    expect(read(scanOf({}, summary(), columns(), tableOf(edited))).fraudScore).toBeLessThan(alarm);
  });

  it('has the sum and the rows as witnesses of an ending balance in a text layer', () => {
    const text = summary({ end: 'Ending balance' }).replace(
      line([0, 'Ending balance'], [60, printed(figures.endingBalance)]),
      line([0, 'Ending balance'], [60, printed(figures.endingBalance + 3000)]),
    );
    expect(read(statement(text, columns(), table(month))).fraudScore).toBeGreaterThanOrEqual(alarm);
  });
});
