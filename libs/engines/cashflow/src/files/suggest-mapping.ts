import type { BankLayout } from '../banks/bank-profile.ts';
import { columnsOfLayout, layoutOfHeader, layoutOfRows } from '../banks/find-layout.ts';
import { centsOf, decimalOf, hasMoneyShape } from './amounts.ts';
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

export const isBlankRow = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

export function columnCells(rows: readonly CsvRow[], at: number): string[] {
  return rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');
}

export const most = <T>(items: readonly T[], test: (item: T) => boolean): boolean =>
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
  const isKind = (at: number) => most(columnCells(rows, at), (cell) => directionOf(cell) !== null);
  const free = [...new Set(texts)].filter((at) => !used.has(at)).sort((a, b) => a - b);
  const description = free.length > 1 ? free.filter((at) => !isKind(at)) : free;
  return description.length === 0 ? null : (defined({ ...own, ...more, description }) as CsvColumns);
}

const defined = (columns: object): object =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

export function textColumn(rows: readonly CsvRow[], free: readonly number[]): number | undefined {
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

interface Table {
  readonly start: number;
  readonly hasHeader: boolean;
  readonly columns: CsvColumns | null;
  readonly layout: BankLayout | null;
}

function bankTable(rows: readonly CsvRow[]): Table | null {
  const top = rows.slice(0, linesBeforeTable);
  for (const [start, { cells }] of top.entries()) {
    const own = layoutOfHeader(cells);
    if (own !== null) return { ...own, start, hasHeader: true, columns: columnsOfLayout(cells, own.layout) };
  }
  const own = layoutOfRows(top);
  return own && { ...own, hasHeader: false, columns: own.layout.columns };
}

function tableOf(rows: readonly CsvRow[]): Table | null {
  const top = rows.slice(0, linesBeforeTable);
  const header = top.findIndex(({ cells }) => isHeader(cells));
  const searched = (start: number) => rows.slice(start, start + rowsOfSearch);
  if (header >= 0) {
    const columns = namedColumns(top[header]?.cells ?? [], searched(header + 1));
    return { start: header, hasHeader: true, columns, layout: null };
  }
  const first = top.findIndex(isData);
  if (first < 0) return null;
  const start = startOfTable(top, first);
  return { start, hasHeader: false, columns: unnamedColumns(searched(start)), layout: null };
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

export function formatsOf(
  data: readonly CsvRow[],
  columns: CsvColumns,
  layout: BankLayout | null = null,
): Formats {
  const decimal = decimalOf(moneyCells(data, columns));
  const order = dateOrderOf(dateCells(data, columns));
  const bankOrder = layout === null ? null : 'mdy';
  return {
    dateOrder: order === 'unclear' ? bankOrder : (order ?? 'ymd'),
    decimal: decimal === 'unclear' ? null : decimal,
    sign: layout?.sign ?? signOf(data.slice(0, rowsOfSignSearch), columns, decimal === ',' ? ',' : '.'),
  };
}

export const filledRows = (rows: readonly CsvRow[]): CsvRow[] => rows.filter((row) => !isBlankRow(row));

export const firstCells = (data: readonly CsvRow[]): (readonly string[])[] =>
  data.slice(0, sampleRows).map(({ cells }) => cells);

function suggestionFor(
  filled: readonly CsvRow[],
  { hasHeader, start, layout }: Table,
  columns: CsvColumns,
): Omit<MappingSuggestion, 'mapping'> & { mapping: Omit<CsvMapping, 'delimiter'> } {
  const [first, ...below] = filled.slice(start);
  const data = hasHeader ? below : filled.slice(start);
  const skipLines = (first?.line ?? 1) - 1;
  return {
    mapping: { hasHeader, skipLines, columns, ...formatsOf(data, columns, layout) },
    header: hasHeader ? (first?.cells ?? []) : [],
    sample: firstCells(data),
  };
}

/** Suggests columns and formats; null where the rows are no table of bank rows. A person confirms it. */
export function suggestMapping(rows: readonly CsvRow[], delimiter: Delimiter): MappingSuggestion | null {
  const filled = filledRows(rows);
  const table = bankTable(filled) ?? tableOf(filled);
  const columns = table?.columns ?? null;
  if (table === null || columns === null) return null;
  const { mapping, ...head } = suggestionFor(filled, table, columns);
  return { ...head, mapping: { delimiter, ...mapping } };
}
