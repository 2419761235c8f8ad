import { type Amount, amountsOf } from '../amounts.ts';
import type { Line } from '../page.ts';
import { dateAtStart, type PrintedDate, startsWithDate } from './dates.ts';

export type Direction = -1 | 1 | null;

export interface Transaction {
  page: number;
  date: PrintedDate;
  text: string;
  amounts: readonly Amount[];
  /** A row without a date between two rows may be a row with an unread date. */
  afterGap: boolean;
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

const outPattern =
  /withdraw|debit|checks?\b|payments?|fees?\b|charges?|subtract|money out|paid out|purchases|spent/i;
const inPattern = /deposit|credit|addition|money in|paid in|interest|received/i;

export function directionOf(text: string): Exclude<Direction, null> | null {
  const out = outPattern.exec(text);
  const into = inPattern.exec(text);
  if (out && into) return out.index < into.index ? -1 : 1;
  if (out) return -1;
  return into ? 1 : null;
}

const amountsWithCents = (line: Line) => amountsOf(line).filter(({ hasCents }) => hasCents);

function sectionAt(line: Line): Section | null {
  if (line.words.length > 7 || /^total/i.test(line.text) || /\b(date|description)\b/i.test(line.text))
    return null;
  const direction = directionOf(line.text);
  return direction === null ? null : { title: line.text, direction };
}

const headingOf = (line: Line) =>
  startsWithDate(line) || amountsWithCents(line).length > 0 ? null : sectionAt(line);

const isUndated = (line: Line) =>
  !startsWithDate(line) && amountsWithCents(line).length > 0 && !/total|balance/i.test(line.text);

const periodContinuation = /^\S*\s*(?:through|thru|to|-|\u2013)\s/;

function rowOf(line: Line): Omit<Transaction, 'section' | 'afterGap'> | null {
  const day = dateAtStart(line.text);
  const amounts = amountsWithCents(line);
  if (!day || amounts.length === 0 || periodContinuation.test(line.text.slice(day.length))) return null;
  return { page: line.page, date: day.date, text: line.text.slice(day.length).trim(), amounts };
}

export function transactionsOf(lines: readonly Line[]): Transaction[] {
  const transactions: Transaction[] = [];
  let section: Section | null = null;
  let afterGap = false;
  for (const line of lines) {
    const row = rowOf(line);
    if (row) {
      transactions.push({ ...row, section, afterGap });
      afterGap = false;
      continue;
    }
    const heading = headingOf(line);
    section = heading ?? section;
    afterGap = !heading && (afterGap || (transactions.length > 0 && isUndated(line)));
  }
  return transactions;
}

const roleOf = (text: string): Column['role'] | null => {
  if (/balance/i.test(text)) return 'balance';
  if (/amount/i.test(text)) return 'amount';
  const direction = directionOf(text);
  if (direction === null) return null;
  return direction === 1 ? 'in' : 'out';
};

function clusterColumns(rows: readonly Transaction[]): { left: number; right: number; rows: number }[] {
  const columnClusters: { left: number; right: number; rows: number }[] = [];
  const all = rows.flatMap(({ amounts }) => amounts).sort((a, b) => a.right - b.right);
  for (const { left, right } of all) {
    const last = columnClusters.at(-1);
    if (last && right - last.right < 14) {
      last.left = Math.min(last.left, left);
      last.right = right;
      last.rows += 1;
    } else columnClusters.push({ left, right, rows: 1 });
  }
  return columnClusters;
}

const isHeader = (line: Line) =>
  /\bdate\b/i.test(line.text) &&
  /amount|balance|debit|credit|withdraw|deposit|addition|subtract|money|paid/i.test(line.text);

function roleFromHeading(
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

export function columnsOf(lines: readonly Line[], rows: readonly Transaction[]): Column[] {
  const headers = lines.filter(isHeader);
  const columnClusters = clusterColumns(rows);
  const last = columnClusters.length - 1;
  const hasSeveralColumns = rows.filter(({ amounts }) => amounts.length > 1).length >= rows.length * 0.6;
  return columnClusters.map((cluster, at) => {
    const defaultRole = at === last && hasSeveralColumns && columnClusters.length > 1 ? 'balance' : 'amount';
    return {
      left: cluster.left,
      right: cluster.right,
      role: roleFromHeading(cluster, headers) ?? defaultRole,
    };
  });
}

const columnOf = (amount: Amount, columns: readonly Column[]): Column | undefined =>
  columns.find(({ right }, at) => amount.right <= right + 1 && amount.right > (columns[at - 1]?.right ?? 0));

export interface Booking extends Transaction {
  moved: number | null;
  amount: Amount | null;
  balance: Amount | null;
}

const signedValue = (
  amount: Amount,
  role: Column['role'] | undefined,
  section: Section | null,
): number | null => {
  if (role === 'in') return Math.abs(amount.value);
  if (role === 'out') return -Math.abs(amount.value);
  if (amount.value < 0 || /^\+|-$/.test(amount.text)) return amount.value;
  return section ? section.direction * amount.value : null;
};

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
      moved: move ? signedValue(move.amount, move.role, row.section) : null,
      balance: placed.find(({ role }) => role === 'balance')?.amount ?? null,
    };
  });
}
