import { type Area, areaOf } from '../area.ts';
import { type Amount, amountsOf } from '../amounts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { isBalanceText } from './balance-text.ts';
import { dateAtStart, type PrintedDate, startsWithDate } from './dates.ts';

export type Direction = -1 | 1 | null;

export interface Transaction {
  page: number;
  date: PrintedDate;
  text: string;
  area: Area | null;
  amounts: readonly Amount[];
  /** A row without a date between two rows may be a row with an unread date. */
  afterGap: boolean;
  section: Section | null;
}

export interface Section {
  title: string;
  direction: Exclude<Direction, null>;
  totals: { page: number; amount: Amount }[];
}

export interface Column {
  left: number;
  right: number;
  role: 'amount' | 'in' | 'out' | 'balance';
}

const outPattern =
  /withdraw|debit|checks?\b|payments?|fees?\b|charges?|subtract|deduct|drafts?\b|money out|paid out|purchases|spent|sent\b|outgoing|transfers? (?:out|to)\b|\batm\b/i;
const inPattern =
  /deposit|credit(?! card)|addition|money in|paid in|interest|dividend|received|incoming|refund|transfers? (?:in|from)\b/i;
const clearOut = /withdraw|debit|subtract|deduct/i;
const clearIn = /deposit|credits\b|addition/i;

export function directionOf(text: string): Exclude<Direction, null> | null {
  if (clearIn.test(text) !== clearOut.test(text)) return clearIn.test(text) ? 1 : -1;
  const out = outPattern.exec(text);
  const into = inPattern.exec(text);
  if (out && into) return out.index < into.index ? -1 : 1;
  if (out) return -1;
  return into ? 1 : null;
}

const amountsWithCents = (line: Pick<Line, 'words'>) => amountsOf(line).filter(({ hasCents }) => hasCents);

const continuedMark = /\W*\bcont(?:inued|['’]?d|\.)?\b.*$/i;

const noteAfterTitle = /\s+(?:no\. |number of |\*|\().*$/i;

function sectionAt(line: Line): Section | null {
  if (
    line.text.replace(noteAfterTitle, '').split(' ').length > 9 ||
    /^(?:sub)?total/i.test(line.text) ||
    /\b(date|description)\b/i.test(line.text)
  )
    return null;
  const title = line.text.replace(continuedMark, '').replace(noteAfterTitle, '');
  const direction = directionOf(title);
  return direction === null ? null : { title, direction, totals: [] };
}

const headingOf = (line: Line) =>
  startsWithDate(line) || amountsWithCents(line).length > 0 ? null : sectionAt(line);

const isUndated = (line: Line) =>
  !startsWithDate(line) && amountsWithCents(line).length > 0 && !/total|balance/i.test(line.text);

const dailyBalances =
  /\b(?:daily|ending|ledger)\b.*\bbalances?\b|\bbalance (?:summary|history|activity|by)\b/i;
const otherHeading = /\b(?:transactions?|activity|history|details?)\b/i;

const isTableHeading = ({ text }: Line) =>
  /\bdate\b/i.test(text) &&
  /[a-z]/i.test(text.replace(/\b(?:date|ending|daily|ledger|balance|amount|of|day)s?\b/gi, ''));

function startsDailyBalances(line: Line, isInside: boolean): boolean {
  const isText = !startsWithDate(line) && amountsWithCents(line).length === 0 && line.words.length <= 9;
  if (!isText) return isInside;
  if (dailyBalances.test(line.text) && !isTableHeading(line)) return true;
  return isInside && sectionAt(line) === null && !otherHeading.test(line.text);
}

const periodContinuation = /^\S*\s*(?:through|thru|to|-|\u2013)\s/;

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

const beforeDay = /^(?:[\d#^*]+\s*){1,3}$/;

function startsPart(line: Line, at: number, from: number): boolean {
  const { words } = line;
  const day = dateAtStart(textOf(words.slice(at, at + 4)));
  if (!day) return false;
  const before = words[at - 1];
  const word = words[at];
  if (!before || !word) return at === 0;
  const text = textOf(words.slice(from, at));
  if (from === 0 && beforeDay.test(text)) return !startsWithDate(line);
  const part = words.slice(from, at);
  return hasGapBetween(before, word) && startsWithDate(line) && amountsWithCents({ words: part }).length > 0;
}

/** Several bookings can stand side by side in one line, each with its own day. */
function partsOf(line: Line): Line[] {
  const starts: number[] = [];
  for (let at = 0; at < line.words.length; at += 1)
    if (startsPart(line, at, starts.at(-1) ?? 0)) starts.push(at);
  if (starts.length === 0) return [];
  return starts.map((start, at) => {
    const words = line.words.slice(start, starts[at + 1]);
    return { page: line.page, words, text: textOf(words) };
  });
}

function rowOf(line: Line): Omit<Transaction, 'section' | 'afterGap'> | null {
  const day = dateAtStart(line.text);
  const amounts = amountsWithCents(line);
  if (!day || amounts.length === 0 || periodContinuation.test(line.text.slice(day.length))) return null;
  const text = line.text.slice(day.length).trim();
  if (isBalanceText(text)) return null;
  return { page: line.page, date: day.date, text, area: areaOf(line.words), amounts };
}

/** A section that continues on the next page repeats its title. */
function sameSection(heading: Section | null, transactions: readonly Transaction[]): Section | null {
  const title = heading?.title.toLowerCase();
  return transactions.find(({ section }) => section?.title.toLowerCase() === title)?.section ?? heading;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

function addTotal(line: Line, section: Section | null): void {
  const [, label = ''] = /^(?:sub)?total:?(.*)$/i.exec(line.text) ?? [];
  const amount = amountsWithCents(line).at(-1);
  if (!section || !amount || !/^(?:sub)?total/i.test(line.text)) return;
  const title = section.title.toLowerCase();
  if (wordsOf(label).every((word) => title.includes(word))) section.totals.push({ page: line.page, amount });
}

export function transactionsOf(lines: readonly Line[]): Transaction[] {
  const transactions: Transaction[] = [];
  let section: Section | null = null;
  let afterGap = false;
  let isDaily = false;
  for (const line of lines) {
    isDaily = startsDailyBalances(line, isDaily);
    const rows = partsOf(line).flatMap((part) => rowOf(part) ?? []);
    if (isDaily) continue;
    if (rows.length > 0) {
      transactions.push(...rows.map((row, at) => ({ ...row, section, afterGap: afterGap && at === 0 })));
      afterGap = false;
      continue;
    }
    const heading = headingOf(line);
    section = sameSection(heading, transactions) ?? section;
    addTotal(line, section);
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
  amountsWithCents(line).length === 0 &&
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

interface SignRule {
  role: Column['role'] | undefined;
  section: Section | null;
  hasSigns: boolean;
}

function signedValue(amount: Amount, { role, section, hasSigns }: SignRule): number | null {
  if (role === 'in') return Math.abs(amount.value);
  if (role === 'out') return -Math.abs(amount.value);
  if (amount.value < 0 || /^\+|-$|CR$/.test(amount.text)) return amount.value;
  if (section) return section.direction * amount.value;
  return hasSigns ? amount.value : null;
}

export function bookingsOf(lines: readonly Line[]): Booking[] {
  const rows = transactionsOf(lines);
  const columns = columnsOf(lines, rows);
  const placedRows = rows.map((row) => {
    const placed = row.amounts.map((amount) => ({ amount, role: columnOf(amount, columns)?.role }));
    const moves = placed.filter(({ role }) => role !== 'balance');
    const balance = placed.find(({ role }) => role === 'balance')?.amount ?? null;
    return { row, balance, move: moves.length === 1 ? moves[0] : undefined };
  });
  const hasSigns = placedRows.some(({ move }) => move?.role === 'amount' && move.amount.value < 0);
  return placedRows.map(({ row, balance, move }) => ({
    ...row,
    amount: move?.amount ?? null,
    moved: move ? signedValue(move.amount, { role: move.role, section: row.section, hasSigns }) : null,
    balance,
  }));
}
