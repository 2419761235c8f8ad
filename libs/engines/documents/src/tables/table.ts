import { type Amount, centsOf, smallAmountFrom } from '../amounts.ts';
import { firstAbove } from '../ascending.ts';
import { segmentsOf } from '../layout.ts';
import { remembered } from '../remembered.ts';
import { textOf } from '../longest-texts.ts';
import type { Line } from '../page.ts';
import { headingsOver, type Place, segmentsOver } from '../reports/columns.ts';
import { isYear } from '../reports/values-in.ts';
import { wholeDollarColumns, withSmallAmounts } from '../reports/small-amounts.ts';

export interface TableColumn extends Place {
  heading: string;
  total: Amount;
}

export interface TableRow {
  at: number;
  line: Line;
  label: string;
  amounts: readonly Amount[];
}

export interface Table {
  total: TableRow;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  items: readonly TableRow[];
  isWhole: boolean;
}

const alignment = 12;
const maxHeadingLines = 4;
const totalLabel =
  /^\W*(?:\w[\w/&.']* (?:[\w/&.']+ ){0,2})?(?:sub-?)?totals?\W*$|^\W*(?:grand |report |company |final |overall |sub-?)?totals?\b/i;
const share = /%|percent|\bof (?:the )?(?:grand )?total\b/i;

const numbersBehind = /(?<=[a-z)])(?: \d+(?:\.\d+)?%?){1,3}$/i;

const isZero = (text: string) => text === '.00';

/** Amounts of a table: an empty cell can be ".00", and a number without marks is a number of an invoice. */
function moneyIn(line: Line, rights: readonly number[]): Amount[] {
  const own = withSmallAmounts(line, rights).filter(
    (amount) => amount.hasCents || amount.isMarked || (rights.length > 0 && !isYear(amount)),
  );
  const zeros = line.words.flatMap((word, at) => (isZero(word.text) ? [smallAmountFrom(word, at)] : []));
  return [...own, ...zeros].sort((a, b) => a.first - b.first);
}

export function tableRows(lines: readonly Line[]): TableRow[] {
  const rights = wholeDollarColumns(lines);
  return lines.flatMap((line, at) => {
    const amounts = moneyIn(line, rights);
    const [first] = amounts;
    const words = line.words.slice(0, first?.first).filter(({ text }) => text !== '$');
    const label = textOf(words).replace(numbersBehind, '');
    return first ? [{ at, line, amounts, label }] : [];
  });
}

export const isTotal = ({ label }: Pick<TableRow, 'label'>): boolean =>
  totalLabel.test(label) && !share.test(label);

const amountsByRight = remembered((amounts: readonly Amount[]) => {
  const byRight = [...amounts].sort((a, b) => a.right - b.right);
  return { byRight, rights: byRight.map(({ right }) => right) };
});

export const amountUnder = (
  { amounts }: Pick<TableRow, 'amounts'>,
  { right }: Pick<Place, 'right'>,
): Amount | undefined => {
  const { rights, byRight } = amountsByRight(amounts);
  const near = byRight.slice(firstAbove(rights, right - alignment), firstAbove(rights, right + alignment));
  return near.filter((amount) => amount.right < right + alignment).sort((a, b) => a.first - b.first)[0];
};

function placeOf({ left, right }: Amount, rows: readonly TableRow[]): Place {
  const under = rows.flatMap((row) => amountUnder(row, { right }) ?? []);
  return { right, left: Math.min(left, ...under.map((amount) => amount.left)) };
}

function headingLine(
  lines: readonly Line[],
  before: number,
  places: readonly Place[],
  rows: readonly TableRow[],
) {
  const withAmounts = new Set(rows.map(({ line }) => line));
  for (let at = before - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || withAmounts.has(line) || segmentsOf(line).length < 2) continue;
    if (segmentsOver(line, places) >= Math.min(2, places.length)) return at;
  }
  return null;
}

function amountsBeside({ amounts }: TableRow, columns: readonly TableColumn[]): readonly Amount[] {
  const left = columns[0]?.left ?? 0;
  return amounts.filter(({ right }) => right > left);
}

const areUnder = (amounts: readonly Amount[], columns: readonly TableColumn[]) =>
  amounts.every(({ right }) => columns.some((column) => Math.abs(column.right - right) < alignment));

function tableOf(total: TableRow, rows: readonly TableRow[], lines: readonly Line[]): Table | null {
  const above = rows.slice(0, rows.indexOf(total));
  const places = total.amounts.map((amount) => placeOf(amount, above));
  const at = headingLine(lines, total.at, places, rows);
  if (at === null) return null;
  const withAmounts = new Set(rows.map(({ line }) => line));
  const headings = lines.slice(Math.max(0, at - maxHeadingLines + 1), at + 1);
  const lastRow = headings.findLastIndex((line) => withAmounts.has(line));
  const texts = headingsOver(headings.slice(lastRow + 1), places);
  const columns = total.amounts.map((amount, column) => ({
    ...placeOf(amount, above),
    heading: texts[column] ?? '',
    total: amount,
  }));
  const start = lines.findIndex(({ text }) => text === lines[at]?.text);
  const below = above.filter(
    (row) => row.at > start && columns.some((column) => amountUnder(row, column) !== undefined),
  );
  const isLevel = (row: TableRow) =>
    row.line.page === total.line.page || areUnder(amountsBeside(row, columns), columns);
  const within = below.filter(isLevel);
  const isWhole = above.every((row) => row.at <= start || isLevel(row));
  return { total, columns, isWhole, rows: within, items: within.filter((row) => !isTotal(row)) };
}

function isColumnSum({ items }: Pick<Table, 'items'>, column: TableColumn): boolean {
  const amounts = items.flatMap((row) => amountUnder(row, column) ?? []);
  const cents = amounts.reduce((sum, { value }) => sum + centsOf(value), 0);
  return amounts.length > 1 && Math.abs(cents - centsOf(column.total.value)) <= amounts.length;
}

const sumShare = 0.6;
const minSums = 2;

const hasSums = (table: Table) =>
  table.columns.filter((column) => isColumnSum(table, column)).length >=
  Math.max(minSums, table.columns.length * sumShare);

function unnamedTable(lines: readonly Line[]): Table | null {
  const rows = tableRows(lines);
  const widest = Math.max(...rows.map(({ amounts }) => amounts.length));
  const last = [widest, widest - 1].flatMap(
    (count) => rows.findLast(({ amounts }) => amounts.length === count && count >= minSums) ?? [],
  );
  const tables = last.flatMap((row) => tableOf(row, rows, lines) ?? []);
  return tables.find((table) => hasSums(table)) ?? null;
}

const maxTotals = 40;

/** The total of the table: the lowest total that the rows above it add up to, or the lowest one. */
export function totalTable(lines: readonly Line[]): Table | null {
  const rows = tableRows(lines);
  const totals = rows.filter(isTotal).slice(-maxTotals).reverse();
  let lowest: Table | null = null;
  for (const total of totals) {
    const table = tableOf(total, rows, lines);
    if (table?.columns.some((column) => isColumnSum(table, column)) === true) return table;
    lowest ??= table;
  }
  return lowest ?? unnamedTable(lines);
}
