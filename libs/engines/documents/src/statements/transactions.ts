import { type Amount, amountsOf } from '../amounts.ts';
import type { Line } from '../page.ts';
import { dateAtStart, type PrintedDate, startsWithDate } from './dates.ts';

/** Which way money went: out, in, or told by the amount's own sign. */
export type Direction = -1 | 1 | null;

export interface Transaction {
  page: number;
  date: PrintedDate;
  text: string;
  amounts: readonly Amount[];
  /** Between it and the row above stands an amount without a day: perhaps a row whose day was not read. */
  afterGap: boolean;
  /** The last heading above it, when it is one of money in or out. */
  section: Section | null;
}

export interface Section {
  title: string;
  direction: Exclude<Direction, null>;
}

export interface Column {
  left: number;
  right: number;
  role: 'amount' | 'in' | 'out' | 'balance';
}

const outWords =
  /withdraw|debit|checks?\b|payments?|fees?\b|charges?|subtract|money out|paid out|purchases|spent/i;
const inWords = /deposit|credit|addition|money in|paid in|interest|received/i;

/** Money out is asked first: "ATM & debit card" after "Deposits" never stands in one heading. */
export function directionOf(text: string): Exclude<Direction, null> | null {
  const out = outWords.exec(text);
  const into = inWords.exec(text);
  if (out && into) return out.index < into.index ? -1 : 1;
  if (out) return -1;
  return into ? 1 : null;
}

const centsIn = (line: Line) => amountsOf(line).filter(({ cents }) => cents);

/** A heading stands alone: no amount, no date, a few words. */
function sectionAt(line: Line): Section | null {
  if (line.words.length > 7 || /^total/i.test(line.text) || /\b(date|description)\b/i.test(line.text))
    return null;
  const direction = directionOf(line.text);
  return direction === null ? null : { title: line.text, direction };
}

const headingOf = (line: Line) => (startsWithDate(line) || centsIn(line).length > 0 ? null : sectionAt(line));

const isUndated = (line: Line) =>
  !startsWithDate(line) && centsIn(line).length > 0 && !/total|balance/i.test(line.text);

const goesOn = /^\S*\s*(?:through|thru|to|-|\u2013)\s/;

function rowOf(line: Line): Omit<Transaction, 'section' | 'afterGap'> | null {
  const day = dateAtStart(line.text);
  const amounts = centsIn(line);
  if (!day || amounts.length === 0 || goesOn.test(line.text.slice(day.length))) return null;
  return { page: line.page, date: day.date, text: line.text.slice(day.length).trim(), amounts };
}

/** The rows of a statement: a day first, then words, then one to three amounts. */
export function transactionsOf(lines: readonly Line[]): Transaction[] {
  const found: Transaction[] = [];
  let section: Section | null = null;
  let afterGap = false;
  for (const line of lines) {
    const row = rowOf(line);
    if (row) {
      found.push({ ...row, section, afterGap });
      afterGap = false;
      continue;
    }
    const heading = headingOf(line);
    section = heading ?? section;
    afterGap = !heading && (afterGap || (found.length > 0 && isUndated(line)));
  }
  return found;
}

const roleOf = (text: string): Column['role'] | null => {
  if (/balance/i.test(text)) return 'balance';
  if (/amount/i.test(text)) return 'amount';
  const direction = directionOf(text);
  if (direction === null) return null;
  return direction === 1 ? 'in' : 'out';
};

/** Amounts of one column end at the same place, whatever their length. */
function clusters(rows: readonly Transaction[]): { left: number; right: number; rows: number }[] {
  const found: { left: number; right: number; rows: number }[] = [];
  const all = rows.flatMap(({ amounts }) => amounts).sort((a, b) => a.right - b.right);
  for (const { left, right } of all) {
    const last = found.at(-1);
    if (last && right - last.right < 14) {
      last.left = Math.min(last.left, left);
      last.right = right;
      last.rows += 1;
    } else found.push({ left, right, rows: 1 });
  }
  return found;
}

const isHeader = (line: Line) =>
  /\bdate\b/i.test(line.text) &&
  /amount|balance|debit|credit|withdraw|deposit|addition|subtract|money|paid/i.test(line.text);

/** The heading whose words stand above the column. */
function headed(
  { left, right }: { left: number; right: number },
  headers: readonly Line[],
): Column['role'] | null {
  for (const { words } of headers) {
    const above = words.filter((word) => word.x < right + 12 && word.x + word.width > left - 12);
    const role = roleOf(above.map(({ text }) => text).join(' '));
    if (role) return role;
  }
  return null;
}

/** The columns of amounts in the table, by what is written above them, else by how full they are. */
export function columnsOf(lines: readonly Line[], rows: readonly Transaction[]): Column[] {
  const headers = lines.filter(isHeader);
  const found = clusters(rows);
  const last = found.length - 1;
  const several = rows.filter(({ amounts }) => amounts.length > 1).length >= rows.length * 0.6;
  return found.map((cluster, at) => {
    const spare = at === last && several && found.length > 1 ? 'balance' : 'amount';
    return { left: cluster.left, right: cluster.right, role: headed(cluster, headers) ?? spare };
  });
}

const columnOf = (amount: Amount, columns: readonly Column[]): Column | undefined =>
  columns.find(({ right }, at) => amount.right <= right + 1 && amount.right > (columns[at - 1]?.right ?? 0));

export interface Booking extends Transaction {
  /** What the row adds, in dollars; null where nothing says whether it came or went. */
  moved: number | null;
  amount: Amount | null;
  balance: Amount | null;
}

const signed = (amount: Amount, role: Column['role'] | undefined, section: Section | null): number | null => {
  if (role === 'in') return Math.abs(amount.value);
  if (role === 'out') return -Math.abs(amount.value);
  if (amount.value < 0 || /^\+|-$/.test(amount.text)) return amount.value;
  return section ? section.direction * amount.value : null;
};

/** Each row with what it moved and the balance it says it left. */
export function bookingsOf(lines: readonly Line[]): Booking[] {
  const rows = transactionsOf(lines);
  const columns = columnsOf(lines, rows);
  return rows.map((row) => {
    const placed = row.amounts.map((amount) => ({ amount, role: columnOf(amount, columns)?.role }));
    const moves = placed.filter(({ role }) => role !== 'balance');
    const move = moves.length === 1 ? moves[0] : undefined;
    return {
      ...row,
      amount: move?.amount ?? null,
      moved: move ? signed(move.amount, move.role, row.section) : null,
      balance: placed.find(({ role }) => role === 'balance')?.amount ?? null,
    };
  });
}
