import { centsOf, decimalOf, isForeign, type Decimal } from './amounts.ts';
import { csvAnchors } from './balance-chain.ts';
import {
  type BankFile,
  type CsvRow,
  type FileRow,
  maxRows,
  maxTextLength,
  type QuestionCode,
  type ReadFile,
  type Refusal,
} from './bank-file.ts';
import { isCut } from './cells.ts';
import { type CsvColumns, directionOf, type CsvMapping } from './csv-mapping.ts';
import { dateOrderOf, dayOf, type DateOrder } from './dates.ts';
import { columnsNamed } from './header-words.ts';
import { refuse } from './refusal.ts';
import { dateCells, isBlankRow, moneyCells } from './suggest-mapping.ts';

export interface CsvQuestion {
  readonly state: 'question';
  readonly questions: readonly QuestionCode[];
}

interface Style {
  readonly mapping: CsvMapping;
  readonly decimal: Decimal;
  readonly order: DateOrder | null;
  readonly today: string;
}

const waitingWords = /^(pending|processing|authorized|on hold|hold|scheduled)\b/i;
const usd = /^(usd|us\$|\$|us dollar)?$/i;

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

function tableOf(all: readonly CsvRow[], { skipLines, hasHeader }: CsvMapping): Table {
  const rows = all.filter((row) => row.line > skipLines && !isBlankRow(row));
  return { header: hasHeader ? (rows[0]?.cells ?? []) : [], rows: hasHeader ? rows.slice(1) : rows };
}

function refusalOfTable({ header, rows }: Table): Refusal | null {
  if (columnsNamed(header, 'card').length > 0) return refuse('CARD_FILE');
  const tooMany = rows[maxRows];
  if (tooMany !== undefined) return refuse('TOO_MANY_ROWS', tooMany.line);
  const other = rowOfOtherAccount(header, rows);
  return other === undefined ? null : refuse('SEVERAL_ACCOUNTS', other.line);
}

function rowOfOtherAccount(header: readonly string[], rows: readonly CsvRow[]): CsvRow | undefined {
  const column = columnsNamed(header, 'account')[0];
  const accounts = rows.map((row) => cellAt(row, column));
  const first = accounts.find((account) => account !== '');
  return rows[accounts.findIndex((account) => account !== '' && account !== first)];
}

const cellAt = ({ cells }: CsvRow, at: number | undefined): string =>
  at === undefined ? '' : (cells[at]?.trim() ?? '');

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

const isWaiting = (row: CsvRow, { columns }: CsvMapping): boolean =>
  waitingWords.test(cellAt(row, columns.status)) || waitingWords.test(cellAt(row, columns.date));

function isForeignRow(row: CsvRow, { columns }: CsvMapping): boolean {
  if (!usd.test(cellAt(row, columns.currency))) return true;
  return [columns.amount, columns.debit, columns.credit].some((at) => isForeign(cellAt(row, at)));
}

const textOf = (row: CsvRow, { columns }: CsvMapping): string =>
  columns.description
    .map((at) => cellAt(row, at))
    .filter((cell) => cell !== '')
    .join(' ')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ');

const hasCutText = (row: CsvRow, { description, id }: CsvColumns): boolean =>
  [...description, id].some((at) => isCut(cellAt(row, at)));

function readRow(row: CsvRow, day: string, style: Style): FileRow | Refusal {
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

interface Gathered {
  readonly rows: FileRow[];
  readonly waiting: string[];
  pending: number;
  future: number;
}

function gatherRow(row: CsvRow, style: Style, gathered: Gathered): Refusal | null {
  const day = dayOf(cellAt(row, style.mapping.columns.date), style.order);
  if (isWaiting(row, style.mapping)) {
    gathered.pending += 1;
    if (day !== null) gathered.waiting.push(day);
    return null;
  }
  if (day === null) return refuse('DATE_UNREADABLE', row.line);
  if (day > style.today) {
    gathered.future += 1;
    return null;
  }
  const read = readRow(row, day, style);
  if ('state' in read) return read;
  gathered.rows.push(read);
  return null;
}

function toFile({ rows, waiting, pending, future }: Gathered, today: string): BankFile {
  const days = rows.map(({ day }) => day).sort();
  return {
    rows,
    skipped: { pending, future },
    anchors: csvAnchors(rows, waiting, today),
    covered: { from: days[0] ?? '', to: days.at(-1) ?? '' },
    account: null,
  };
}

function readTable(rows: readonly CsvRow[], style: Style): ReadFile | Refusal {
  const gathered: Gathered = { rows: [], waiting: [], pending: 0, future: 0 };
  for (const row of rows) {
    const refusal = gatherRow(row, style, gathered);
    if (refusal !== null) return refusal;
  }
  if (gathered.rows.length === 0) return refuse('NO_ROWS');
  return { state: 'read', file: toFile(gathered, style.today) };
}

export function readCsv(
  all: readonly CsvRow[],
  mapping: CsvMapping,
  today: string,
): ReadFile | CsvQuestion | Refusal {
  const table = tableOf(all, mapping);
  const refusal = refusalOfTable(table);
  if (refusal !== null) return refusal;
  const decimal = mapping.decimal ?? decimalOf(moneyCells(table.rows, mapping.columns));
  const order = mapping.dateOrder ?? dateOrderOf(dateCells(table.rows, mapping.columns));
  if (decimal === 'unclear' || order === 'unclear')
    return {
      state: 'question',
      questions: [
        ...(decimal === 'unclear' ? (['DECIMAL'] as const) : []),
        ...(order === 'unclear' ? (['DATE_ORDER'] as const) : []),
      ],
    };
  return readTable(table.rows, { mapping, decimal, order, today });
}

export type CsvReading = ReturnType<typeof readCsv>;
