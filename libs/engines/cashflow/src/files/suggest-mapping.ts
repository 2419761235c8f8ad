import { centsOf, decimalOf } from './amounts.ts';
import type { CsvRow } from './bank-file.ts';
import { directionOf, type CsvColumns, type CsvMapping } from './csv-mapping.ts';
import { dateOrderOf, isDate } from './dates.ts';
import type { Delimiter } from './decode.ts';
import { columnsNamed, type HeaderRole, isHeader } from './header-words.ts';
import { chainSign } from './balance-chain.ts';

export interface MappingSuggestion {
  readonly mapping: CsvMapping;
  readonly header: readonly string[];
  readonly sample: readonly (readonly string[])[];
}

const sampleRows = 5;
const rowsOfSearch = 200;
const rowsOfSignSearch = 2000;
const linesBeforeTable = 40;

const isAmount = (cell: string): boolean => centsOf(cell, '.') !== null || centsOf(cell, ',') !== null;
const hasMoneyShape = (cell: string): boolean => isAmount(cell) && /[^\d\s]/.test(cell);

export const isBlankRow = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

function columnCells(rows: readonly CsvRow[], at: number): string[] {
  return rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');
}

const most = <T>(items: readonly T[], test: (item: T) => boolean): boolean =>
  items.length > 0 && items.filter(test).length * 10 >= items.length * 8;

function namedColumns(header: readonly string[], rows: readonly CsvRow[]): CsvColumns | null {
  const first = (role: HeaderRole) => columnsNamed(header, role)[0];
  const kind = columnsNamed(header, 'kind').find((at) =>
    most(columnCells(rows, at), (cell) => directionOf(cell) !== null),
  );
  const [date, amount] = [first('date'), first('amount')];
  if (date === undefined) return null;
  const split = amount === undefined ? { debit: first('debit'), credit: first('credit') } : { amount };
  const own = { date, ...split, kind, balance: first('balance') };
  const more = { status: first('status'), currency: first('currency'), id: first('id') };
  const used = new Set(Object.values({ ...own, ...more }));
  const texts = [...columnsNamed(header, 'text'), ...columnsNamed(header, 'memo')];
  const description = [...new Set(texts)].filter((at) => !used.has(at)).sort((a, b) => a - b);
  return description.length === 0 ? null : (defined({ ...own, ...more, description }) as CsvColumns);
}

const defined = (columns: object): object =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

function textColumn(rows: readonly CsvRow[], free: readonly number[]): number | undefined {
  const length = (at: number) => columnCells(rows, at).join('').length;
  return [...free].sort((a, b) => length(b) - length(a))[0];
}

function unnamedColumns(rows: readonly CsvRow[]): CsvColumns | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, at) => at);
  const date = all.find((at) => most(columnCells(rows, at), isDate));
  const money = all.filter((at) => most(columnCells(rows, at), hasMoneyShape));
  const description = textColumn(
    rows,
    all.filter((at) => at !== date && !money.includes(at)),
  );
  if (date === undefined || description === undefined || money.length === 0) return null;
  const [first = 0, second, third] = money;
  const isSplit =
    second !== undefined &&
    rows.every(({ cells }) => ((cells[first] ?? '').trim() === '') !== ((cells[second] ?? '').trim() === ''));
  const own = isSplit ? { debit: first, credit: second, balance: third } : { amount: first, balance: second };
  return defined({ date, ...own, description: [description] }) as CsvColumns;
}

function signOf(rows: readonly CsvRow[], columns: CsvColumns, decimal: '.' | ','): CsvMapping['sign'] {
  const { amount, kind, balance } = columns;
  if (amount === undefined) return 'as_is';
  const sizes = columnCells(rows, amount).map((cell) => centsOf(cell, decimal) ?? 0);
  const kinds = kind === undefined ? [] : columnCells(rows, kind);
  if (kinds.some((cell) => directionOf(cell) === 'out') && sizes.every((size) => size >= 0)) return 'by_kind';
  if (balance === undefined) return 'as_is';
  const links = rows.map(({ cells }) => ({
    cents: centsOf(cells[amount] ?? '', decimal) ?? 0,
    balance: centsOf(cells[balance] ?? '', decimal),
  }));
  return chainSign(links);
}

export function* moneyCells(rows: readonly CsvRow[], columns: CsvColumns): Generator<string> {
  const at = [columns.amount, columns.debit, columns.credit, columns.balance];
  const used = at.filter((column) => column !== undefined);
  for (const { cells } of rows) for (const column of used) yield cells[column] ?? '';
}

export function* dateCells(rows: readonly CsvRow[], columns: CsvColumns): Generator<string> {
  for (const { cells } of rows) yield cells[columns.date] ?? '';
}

const isData = ({ cells }: CsvRow): boolean => cells.some(isDate) && cells.some(hasMoneyShape);

function tableOf(rows: readonly CsvRow[]): { start: number; hasHeader: boolean } | null {
  const top = rows.slice(0, linesBeforeTable);
  const header = top.findIndex(({ cells }) => isHeader(cells));
  if (header >= 0) return { start: header, hasHeader: true };
  const first = top.findIndex(isData);
  return first < 0 ? null : { start: startOfTable(top, first), hasHeader: false };
}

/** A row above with as many cells belongs to the table, also if it is unreadable: it must not disappear. */
function startOfTable(rows: readonly CsvRow[], first: number): number {
  const width = rows[first]?.cells.length;
  let start = first;
  while (rows[start - 1]?.cells.length === width) start -= 1;
  return start;
}

interface Formats {
  readonly dateOrder: CsvMapping['dateOrder'];
  readonly decimal: CsvMapping['decimal'];
  readonly sign: CsvMapping['sign'];
}

function formatsOf(data: readonly CsvRow[], columns: CsvColumns): Formats {
  const decimal = decimalOf(moneyCells(data, columns));
  const order = dateOrderOf(dateCells(data, columns));
  return {
    dateOrder: order === 'unclear' ? null : (order ?? 'ymd'),
    decimal: decimal === 'unclear' ? null : decimal,
    sign: signOf(data.slice(0, rowsOfSignSearch), columns, decimal === ',' ? ',' : '.'),
  };
}

/** Suggests columns and formats; null where the rows are no table of bank rows. A person confirms it. */
export function suggestMapping(rows: readonly CsvRow[], delimiter: Delimiter): MappingSuggestion | null {
  const filled = rows.filter((row) => !isBlankRow(row));
  const table = tableOf(filled);
  if (table === null) return null;
  const { hasHeader, start } = table;
  const header = hasHeader ? (filled[start]?.cells ?? []) : [];
  const data = filled.slice(hasHeader ? start + 1 : start);
  const search = data.slice(0, rowsOfSearch);
  const columns = hasHeader ? namedColumns(header, search) : unnamedColumns(search);
  if (columns === null) return null;
  const skipLines = (filled[start]?.line ?? 1) - 1;
  return {
    mapping: { hasHeader, delimiter, skipLines, columns, ...formatsOf(data, columns) },
    header,
    sample: data.slice(0, sampleRows).map(({ cells }) => cells),
  };
}
