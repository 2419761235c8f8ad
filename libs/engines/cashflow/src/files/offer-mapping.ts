import { isAmount } from './amounts.ts';
import type { CsvRow } from './bank-file.ts';
import type { CsvColumns } from './csv-mapping.ts';
import { isDate } from './dates.ts';
import type { Delimiter } from './decode.ts';
import {
  columnCells,
  filledRows,
  firstCells,
  formatsOf,
  type MappingSuggestion,
  most,
  suggestMapping,
  textColumn,
} from './suggest-mapping.ts';

const rowsOfSearch = 80;
const fewestRows = 3;
const fewestCells = 3;
const lastColumn = 200;
const digit = /\d/;

const isNaming = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim() !== '').length > 1 && !cells.some((cell) => digit.test(cell));

function withHeader(suggestion: MappingSuggestion, rows: readonly CsvRow[]): MappingSuggestion {
  const { mapping, sample } = suggestion;
  const [header] = sample;
  if (mapping.hasHeader || header === undefined || !isNaming(header)) return suggestion;
  const data = rows.filter(({ line }) => line > mapping.skipLines).slice(1);
  const formats = formatsOf(data, mapping.columns);
  return {
    ...suggestion,
    mapping: { ...mapping, ...formats, hasHeader: true },
    header,
    sample: firstCells(data),
  };
}

function regularRows(rows: readonly CsvRow[]): CsvRow[] {
  const counts = new Map<number, number>();
  for (const { cells } of rows.slice(0, rowsOfSearch))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const start = rows.findIndex(({ cells }) => cells.length === width);
  return width < fewestCells ? [] : rows.slice(start);
}

function columnsFrom(rows: readonly CsvRow[]): CsvColumns | null {
  const places = Array.from({ length: Math.min(rows[0]?.cells.length ?? 0, lastColumn + 1) }, (_, at) => at);
  const amount = places.find(
    (at) => most(columnCells(rows, at), isAmount) && !most(columnCells(rows, at), isDate),
  );
  if (amount === undefined) return null;
  const date =
    places.find((at) => at !== amount && columnCells(rows, at).some(isDate)) ??
    places.find((at) => at !== amount);
  const free = places.filter((at) => at !== amount && at !== date);
  const description = textColumn(rows, free);
  return date === undefined || description === undefined
    ? null
    : { date, amount, description: [description] };
}

export function offerMapping(rows: readonly CsvRow[], delimiter: Delimiter): MappingSuggestion | null {
  const filled = filledRows(rows);
  const suggestion = suggestMapping(rows, delimiter);
  if (suggestion !== null) return withHeader(suggestion, filled);
  const table = regularRows(filled);
  const [first, ...others] = table;
  if (first === undefined || table.length < fewestRows) return null;
  const hasHeader = isNaming(first.cells);
  const data = hasHeader ? others : table;
  const columns = columnsFrom(data.slice(0, rowsOfSearch));
  if (columns === null) return null;
  return {
    mapping: { hasHeader, delimiter, skipLines: first.line - 1, columns, ...formatsOf(data, columns) },
    header: hasHeader ? first.cells : [],
    sample: firstCells(data),
  };
}
