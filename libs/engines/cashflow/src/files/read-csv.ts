import { layoutOfHeader, layoutOfRows } from '../banks/find-layout.ts';
import { decimalOf } from './amounts.ts';
import { csvAnchors, type PrintedSides } from './balance-chain.ts';
import { type BalanceRows, besideDays, withoutBalanceRows } from './balance-rows.ts';
import type { BankFile, CsvRow, FileRow, QuestionCode, ReadFile, Refusal } from './bank-file.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { readRow, type Style } from './csv-row.ts';
import { cellAt, type CsvTable, refusalOfTable, tableOf } from './csv-table.ts';
import { dateOrderOf, dayOf } from './dates.ts';
import { refuse } from './refusal.ts';
import { statusWords, type StatusWords } from './status-words.ts';
import { dateCells, moneyCells } from './suggest-mapping.ts';

export interface CsvQuestion {
  readonly state: 'question';
  readonly questions: readonly QuestionCode[];
}

interface Gathered {
  readonly rows: FileRow[];
  readonly waiting: string[];
  pending: number;
  future: number;
  failed: number;
}

const rowsOfSearch = 40;

function isSkipped(row: CsvRow, day: string | null, reader: Reader, gathered: Gathered): boolean {
  const { status, date } = reader.style.mapping.columns;
  const words = cellAt(row, status);
  if (reader.words.isFailed(words)) {
    gathered.failed += 1;
    return true;
  }
  if (!reader.words.isWaiting(words) && !reader.words.isWaiting(cellAt(row, date))) return false;
  gathered.pending += 1;
  if (day !== null) gathered.waiting.push(day);
  return true;
}

interface Reader {
  readonly style: Style;
  readonly words: StatusWords;
}

function gatherRow(row: CsvRow, reader: Reader, gathered: Gathered): Refusal | null {
  const { style } = reader;
  const day = dayOf(cellAt(row, style.mapping.columns.date), style.order);
  if (isSkipped(row, day, reader, gathered)) return null;
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

function bankOrder({ header, rows }: CsvTable): PrintedSides['order'] {
  const layout = layoutOfHeader(header)?.layout;
  if (layout !== undefined) return layout.order;
  return header.length > 0 ? null : (layoutOfRows(rows.slice(0, rowsOfSearch))?.layout.order ?? null);
}

function toFile(
  gathered: Gathered,
  printed: BalanceRows['printed'],
  table: CsvTable,
  today: string,
): BankFile {
  const { rows, waiting, pending, future, failed } = gathered;
  const days = rows.map(({ day }) => day).sort();
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const { opening, closing } = besideDays(printed, period, today);
  return {
    rows,
    skipped: { pending, future, failed },
    anchors: csvAnchors(rows, waiting, today, { opening, closing, order: bankOrder(table) }),
    covered: { from: opening?.day ?? period.from, to: closing?.day ?? period.to },
    account: null,
  };
}

function readTable(table: CsvTable, style: Style): ReadFile | Refusal {
  const { rows, printed } = withoutBalanceRows(table.rows, style);
  const reader = { style, words: statusWords(table.header) };
  const gathered: Gathered = { rows: [], waiting: [], pending: 0, future: 0, failed: 0 };
  for (const row of rows) {
    const refusal = gatherRow(row, reader, gathered);
    if (refusal !== null) return refusal;
  }
  if (gathered.rows.length === 0) return refuse('NO_ROWS');
  return { state: 'read', file: toFile(gathered, printed, table, style.today) };
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
  return readTable(table, { mapping, decimal, order, today });
}

export type CsvReading = ReturnType<typeof readCsv>;
