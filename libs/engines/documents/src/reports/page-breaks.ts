import type { Line } from '../page.ts';
import { derivedRow, type Row, rowsOf } from './blocks.ts';

type Rows = ReadonlyMap<Line, Row>;

const result = /^net\b|\btotals?\b/i;
const pageNumber = /^\W*(?:page )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?\W*$/i;

const textOf = ({ text }: Line) =>
  text
    .replace(/(?<!\W)\W*\b(?:continued|cont(?:\W?d)?)\b\W*$/i, '')
    .replace(/\d/g, '#')
    .toLowerCase();

const without = (lines: readonly Line[], others: readonly Line[]): Line[] => {
  const texts = new Set(others.map(textOf));
  return lines.filter((line) => !texts.has(textOf(line)));
};

const isOpen = (row: Row | undefined) =>
  row !== undefined && row.label !== '' && !derivedRow.test(row.label) && !result.test(row.label);

const lastRow = (page: readonly Line[], rows: Rows) => {
  const line = page.findLast((each) => rows.has(each));
  return line && rows.get(line);
};

const headOf = (page: readonly Line[], top: number, before: readonly Line[], rows: Rows) =>
  isOpen(lastRow(before, rows)) ? without(page.slice(0, top), before) : page.slice(0, top);

function footOf(page: readonly Line[], end: number, next: readonly Line[], rows: Rows): readonly Line[] {
  const foot = page.slice(end + 1);
  if (!isOpen(lastRow(page, rows)) || !lastRow(next, rows)) return foot;
  return without(foot, next).filter(({ text }) => !pageNumber.test(text));
}

/** Where a section goes on behind a page break, the foot of the page and the repeated head of the next one are no rows of it. */
export function withoutPageBreaks(lines: readonly Line[]): readonly Line[] {
  const numbers = [...new Set(lines.map(({ page }) => page))];
  if (numbers.length < 2) return lines;
  const rows: Rows = new Map(rowsOf(lines).map((row) => [row.line, row]));
  const pages = numbers.map((number) => lines.filter(({ page }) => page === number));
  return pages.flatMap((page, at) => {
    const top = page.findIndex((line) => rows.has(line));
    const end = page.findLastIndex((line) => rows.has(line));
    if (top < 0) return page;
    const head = headOf(page, top, pages[at - 1] ?? [], rows);
    return [...head, ...page.slice(top, end + 1), ...footOf(page, end, pages[at + 1] ?? [], rows)];
  });
}
