import { type Amount, amountsWithCents } from '../amounts.ts';
import { type Segment, segmentsOf } from '../layout.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from './dates.ts';
import { type Transaction, transactionsOf } from './transactions.ts';
import { directionOf, isBalanceHeading, type Section } from './sections.ts';

export interface Column {
  left: number;
  right: number;
  rows: number;
  role: 'amount' | 'in' | 'out' | 'balance';
  isNamed: boolean;
}

const directionOfHeading = (text: string) => {
  if (/^(?:in|out)$/i.test(text)) return /^in$/i.test(text) ? 1 : -1;
  return directionOf(text);
};

const roleOf = (text: string): Column['role'] | null => {
  if (/balance/i.test(text)) return 'balance';
  if (/amount/i.test(text)) return 'amount';
  const direction = directionOfHeading(text);
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

const isShort = (text: string) => text.split(' ').length <= 3;
const minHeadings = 2;

/** The heading of a table has the word "date", or a role above each of several columns of dated rows. */
function isHeader(line: Line, at: number, lines: readonly Line[]): boolean {
  if (amountsWithCents(line).length > 0 || startsWithDate(line)) return false;
  if (/\bdate\b/i.test(line.text))
    return (
      /amount|balance|debit|credit|withdraw|deposit|addition|subtract|money|paid/i.test(line.text) &&
      !isBalanceHeading(line)
    );
  const headings = segmentsOf(line).filter(({ text }) => isShort(text) && roleOf(text) !== null);
  const isAboveRows = lines.slice(at + 1, at + 3).some((next) => startsWithDate(next) && hasAmount(next));
  return headings.length >= minHeadings && (isAboveRows || isWholeHeader(headings, lines[at + 1]));
}

function isWholeHeader(headings: readonly Segment[], next: Line | undefined): boolean {
  const roles = headings.map(({ text }) => roleOf(text));
  const isSummary = next !== undefined && !startsWithDate(next) && amountsWithCents(next).length > 1;
  return (
    ['in', 'out', 'balance'].every((role) => roles.filter((each) => each === role).length === 1) && !isSummary
  );
}

const hasAmount = (line: Line) => amountsWithCents(line).length > 0;

function roleFromHeading(
  { left, right }: { left: number; right: number },
  headers: readonly Line[],
): Column['role'] | null {
  for (const { words } of headers) {
    for (const reach of [0, 12]) {
      const above = words.filter(({ x, width }) => x < right + reach && x + width > left - reach);
      const role = roleOf(above.map(({ text }) => text).join(' '));
      if (role) return role;
    }
  }
  return null;
}

export function columnsOf(lines: readonly Line[], rows: readonly Transaction[]): Column[] {
  const headers = lines.filter(isHeader);
  const columnClusters = clusterColumns(rows);
  const last = columnClusters.length - 1;
  const hasSeveralColumns = rows.filter(({ amounts }) => amounts.length > 1).length >= rows.length * 0.6;
  const columns = columnClusters.map((cluster, at): Column => {
    const defaultRole = at === last && hasSeveralColumns && columnClusters.length > 1 ? 'balance' : 'amount';
    const named = roleFromHeading(cluster, headers);
    return { ...cluster, role: named ?? defaultRole, isNamed: named !== null };
  });
  const isFollowing = (role: Column['role']) =>
    columns.some((column, at) => at < last && column.role === role);
  const endsWithBalance = hasSeveralColumns && isFollowing('in') && isFollowing('out');
  return columns.map((column, at) =>
    at === last && endsWithBalance ? { ...column, role: 'balance' } : column,
  );
}

const columnOf = (amount: Amount, columns: readonly Column[]): Column | undefined =>
  columns.find(({ right }, at) => amount.right <= right + 1 && amount.right > (columns[at - 1]?.right ?? 0));

export interface Booking extends Transaction {
  moved: number | null;
  amount: Amount | null;
  balance: Amount | null;
}

interface SignRule {
  role: Column['role'] | undefined;
  section: Section | null;
  hasSigns: boolean;
  /** Most amounts of an outgoing section print a minus, so the others came in. */
  hasOwnSigns: boolean;
  hasBothSigns: boolean;
}

const hasSign = ({ value, text }: Amount): boolean => value < 0 || /^\+|[-+]$|CR?$/.test(text);

const plusBefore = /^[^\d]*\+/;

const lostSign = ({ value, text, confidence }: Amount): boolean =>
  confidence !== undefined && value > 0 && !/[+]|CR?$/.test(text);

function signedValue(amount: Amount, rule: SignRule): number | null {
  const { role, section, hasSigns, hasOwnSigns } = rule;
  if (role === 'in') return Math.abs(amount.value);
  if (role === 'out') return -Math.abs(amount.value);
  if (hasSign(amount)) return amount.value;
  if (rule.hasBothSigns && lostSign(amount)) return null;
  if (section && !hasOwnSigns) return section.direction * amount.value;
  return hasSigns || hasOwnSigns ? amount.value : null;
}

interface Placed {
  amount: Amount;
  column: Column | undefined;
}

/** An amount inside the text of a row is not below the amounts of other rows. */
function movesIn(placed: readonly Placed[]): Placed[] {
  const moves = placed.filter(({ column }) => column?.role !== 'balance');
  const amounts = moves.filter(({ amount }) => amount.value !== 0);
  if (moves.length < 2 || amounts.length < 2) return amounts.length === 1 ? amounts : moves;
  const most = Math.max(...moves.map(({ column }) => column?.rows ?? 0));
  return moves.filter(({ column }) => (column?.rows ?? 0) * 2 > most || column?.isNamed === true);
}

/** Its columns can be below the ones of other tables, such as the balance. */
const isInListOfChecks = ({ amounts, section, text }: Transaction): boolean =>
  amounts.length === 1 && /^checks?\b/i.test(section?.title ?? '') && !/[a-z]{2}/i.test(text);

export function bookingsOf(lines: readonly Line[]): Booking[] {
  const rows = transactionsOf(lines);
  return bookingsIn(rows, columnsOf(lines, rows));
}

function bookingsIn(rows: readonly Transaction[], columns: readonly Column[]): Booking[] {
  const placedRows = rows.map((row) => {
    const own = isInListOfChecks(row) ? [] : columns;
    const placed = row.amounts.map((amount) => ({ amount, column: columnOf(amount, own) }));
    const moves = movesIn(placed);
    const balance = placed.find(({ column }) => column?.role === 'balance')?.amount ?? null;
    return { row, balance, move: moves.length === 1 ? moves[0] : undefined };
  });
  const hasSigns = placedRows.some(({ move }) => move?.column?.role === 'amount' && move.amount.value < 0);
  const hasPlus =
    placedRows.filter(({ move }) => plusBefore.test(move?.amount.text ?? '')).length >= minSigned;
  const signed = signedSections(placedRows);
  return placedRows.map(({ row, balance, move }) => ({
    ...row,
    amount: move?.amount ?? null,
    moved: move
      ? signedValue(move.amount, {
          role: move.column?.role,
          section: row.section,
          hasSigns,
          hasOwnSigns: row.section !== null && signed.has(row.section),
          hasBothSigns: hasSigns && hasPlus,
        })
      : null,
    balance,
  }));
}

interface PlacedRow {
  row: Transaction;
  move: Placed | undefined;
}

const minSigned = 2;

function signedSections(rows: readonly PlacedRow[]): ReadonlySet<Section> {
  const sections = new Set(rows.flatMap(({ row }) => (row.section?.direction === -1 ? row.section : [])));
  return new Set(
    [...sections].filter((section) => {
      const own = rows.flatMap(({ row, move }) => (row.section === section && move ? move.amount : []));
      const negative = own.filter(({ value }) => value < 0).length;
      return negative >= minSigned && negative * 2 >= own.length;
    }),
  );
}

const roles: readonly Column['role'][] = ['amount', 'in', 'out', 'balance'];
const maxColumns = 4;

function* choicesOf(columns: readonly Column[]): Generator<Column[]> {
  const [column, ...others] = columns;
  if (!column) {
    yield [];
    return;
  }
  for (const rest of choicesOf(others)) for (const role of roles) yield [{ ...column, role }, ...rest];
}

export function* otherColumns(lines: readonly Line[]): Generator<Booking[]> {
  const rows = transactionsOf(lines);
  const columns = columnsOf(lines, rows);
  if (columns.length < 2 || columns.length > maxColumns) return;
  for (const choice of choicesOf(columns)) yield bookingsIn(rows, choice);
}
