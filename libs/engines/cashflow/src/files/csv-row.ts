import { centsOf, type Decimal, isForeign } from './amounts.ts';
import { type CsvRow, type FileRow, maxTextLength, type Refusal } from './bank-file.ts';
import { isCut } from './cells.ts';
import { type CsvColumns, type CsvMapping, directionOf } from './csv-mapping.ts';
import { cellAt } from './csv-table.ts';
import type { DateOrder } from './dates.ts';
import { refuse } from './refusal.ts';

export interface Style {
  readonly mapping: CsvMapping;
  readonly decimal: Decimal;
  readonly order: DateOrder | null;
  readonly today: string;
}

const usd = /^(usd|us\$|\$|us dollar)?$/i;

/** A zero beside an amount is an empty cell: some banks print 0.00 in the other column. */
function splitCents(row: CsvRow, { mapping: { columns }, decimal }: Style): number | null {
  const [out, incoming] = [cellAt(row, columns.debit), cellAt(row, columns.credit)].map((cell) =>
    cell === '' ? undefined : centsOf(cell, decimal),
  );
  if (out === null || incoming === null || (out === undefined && incoming === undefined)) return null;
  if (out && incoming) return null;
  return out ? -Math.abs(out) : Math.abs(incoming ?? 0);
}

function centsOfRow(row: CsvRow, style: Style): number | null {
  const { sign, columns } = style.mapping;
  if (columns.amount === undefined) return splitCents(row, style);
  const cents = centsOf(cellAt(row, columns.amount), style.decimal);
  if (cents === null || cents === 0 || sign === 'as_is') return cents;
  if (sign === 'reversed') return -cents;
  const direction = directionOf(cellAt(row, columns.kind));
  if (direction === null || (direction === 'in' && cents < 0)) return null;
  return direction === 'in' ? cents : -Math.abs(cents);
}

export const amountCells = (row: CsvRow, { amount, debit, credit }: CsvColumns): string[] =>
  [amount, debit, credit].map((at) => cellAt(row, at));

function isForeignRow(row: CsvRow, { columns }: CsvMapping): boolean {
  if (!usd.test(cellAt(row, columns.currency))) return true;
  return amountCells(row, columns).some(isForeign);
}

export const textOf = (row: CsvRow, { columns }: CsvMapping): string =>
  columns.description
    .map((at) => cellAt(row, at))
    .filter((cell) => cell !== '')
    .join(' ')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ');

const hasCutText = (row: CsvRow, { description, id }: CsvColumns): boolean =>
  [...description, id].some((at) => isCut(cellAt(row, at)));

export function readRow(row: CsvRow, day: string, style: Style): FileRow | Refusal {
  const { columns } = style.mapping;
  if (isForeignRow(row, style.mapping)) return refuse('CURRENCY_UNSUPPORTED', row.line);
  const cents = centsOfRow(row, style);
  const printed = cellAt(row, columns.balance);
  const balance = centsOf(printed, style.decimal);
  if (cents === null || (printed !== '' && balance === null)) return refuse('AMOUNT_UNREADABLE', row.line);
  const text = textOf(row, style.mapping);
  if (hasCutText(row, columns) || text.length > maxTextLength) return refuse('TEXT_TOO_LONG', row.line);
  return { line: row.line, day, cents, text, balance, id: cellAt(row, columns.id) || null };
}
