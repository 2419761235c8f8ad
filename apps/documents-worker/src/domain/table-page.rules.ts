import type { Page, Word } from '@groundwork/engine-documents';
import type { Cell } from './table-cells.rules.ts';

export const letter = { width: 6, height: 10 };
const rowHeight = 14;
const columnGap = 18;
const margin = 36;
const longestCell = 60;
const rowsOnPage = 250;

interface Column {
  left: number;
  width: number;
  isNumeric: boolean;
}

const widthOf = (text: string) => text.length * letter.width;

function columnsOf(rows: readonly (readonly Cell[])[]): Column[] {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  let left = margin;
  return Array.from({ length: count }, (_, at) => {
    const cells = rows.flatMap((row) => row[at] ?? []).filter(({ text }) => text !== '');
    const longest = cells.reduce((most, { text }) => Math.max(most, text.length), 0);
    const column = {
      left,
      width: Math.min(longest, longestCell) * letter.width,
      isNumeric: cells.filter(({ isAmount }) => isAmount).length * 2 >= Math.max(1, cells.length),
    };
    if (longest > 0) left += column.width + columnGap;
    return column;
  });
}

function wordsOfRow(row: readonly Cell[], y: number, columns: readonly Column[]): Word[] {
  return row.flatMap((cell, at) => {
    const column = columns[at];
    if (!column || cell.text === '') return [];
    const isFollowed = row.slice(at + 1).some(({ text }) => text !== '');
    const text = isFollowed ? cell.text.slice(0, longestCell) : cell.text;
    const width = widthOf(text);
    const x = column.isNumeric ? Math.max(margin, column.left + column.width - width) : column.left;
    return [{ text, x, y, width, height: letter.height }];
  });
}

const isBlank = (row: readonly Cell[] | undefined) =>
  row === undefined || row.every(({ text }) => text === '');

const withoutGaps = (rows: readonly (readonly Cell[])[]) =>
  rows.filter((row, at) => !isBlank(row) || (at > 0 && !isBlank(rows[at - 1])));

function pageOf(rows: readonly (readonly Cell[])[], columns: readonly Column[]): Page {
  const words = rows.flatMap((row, at) => wordsOfRow(row, margin + at * rowHeight, columns));
  const right = words.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  const sheet = { width: Math.max(right + margin, 300), height: rows.length * rowHeight + margin * 2 };
  return { words, recognition: 1, sheet };
}

export function pagesOfTable(table: readonly (readonly Cell[])[]): Page[] {
  const rows = withoutGaps(table);
  const columns = columnsOf(rows);
  const starts = Array.from({ length: Math.ceil(rows.length / rowsOnPage) }, (_, page) => page * rowsOnPage);
  return starts.map((start) => pageOf(rows.slice(start, start + rowsOnPage), columns));
}
