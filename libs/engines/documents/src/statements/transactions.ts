import { type Area, areaOf } from '../area.ts';
import { type Amount, amountsWithCents } from '../amounts.ts';
import { segmentsOf } from '../layout.ts';
import { textOf } from '../longest-texts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { isBalanceText } from './balance-text.ts';
import { dateAtStart, type PrintedDate, startsWithDate } from './dates.ts';
import { heightOf } from './placed-days.ts';
import { isSecondInOrder, postedDay } from './posted-day.ts';
import {
  headingOf,
  isTableHeading,
  isUndated,
  type Section,
  startsDailyBalances,
  titleBeside,
} from './sections.ts';

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

const periodContinuation = /^\S*\s*(?:through|thru|to|-|\u2013)\s+/;

export function continuesPeriod(text: string): boolean {
  const match = periodContinuation.exec(text);
  return match !== null && dateAtStart(text.slice(match[0].length)) !== null;
}

/** A row of a table of daily balances has a day and amounts, no text. */
const hasText = (text: string) =>
  (text.match(/[a-z]{3,}/gi) ?? []).some((word) => dateAtStart(`${word} 1`) === null);

const beforeDay = /^[\d#^*]+(?: (?:[\d#^*]+|[a-z][#^*]*)){0,2} ?(?:on)?$/i;

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
  const last = amountsWithCents({ words: part }).at(-1);
  if (!last) return false;
  if (startsWithDate(line)) return hasGapBetween(before, word);
  return beforeDay.test(textOf(part.slice(last.last + 1)));
}

interface Part extends Line {
  /** The number of the check, printed before its day. */
  number: string;
}

const numberAndOn = /^(?:[\d#^*]+(?: (?:[\d#^*]+|[a-z][#^*]*)){0,2} ?)?(?:on)?$/i;

const numberLengths = [4, 3, 2, 1];

function numberBefore(words: readonly Word[], start: number): number {
  const length = numberLengths.find(
    (each) => each <= start && numberAndOn.test(textOf(words.slice(start - each, start))),
  );
  return start - (length ?? 0);
}

/** Several bookings can stand side by side in one line, each with its own day. */
function partsOf(line: Line): Part[] {
  const starts: number[] = [];
  for (let at = 0; at < line.words.length; at += 1)
    if (startsPart(line, at, starts.at(-1) ?? 0)) starts.push(at);
  if (starts.length === 0) return [];
  const numbers = starts.map((start) => numberBefore(line.words, start));
  return starts.map((start, at) => {
    const words = line.words.slice(start, numbers[at + 1]);
    const number = textOf(line.words.slice(numbers[at], start)).replace(/ on$/i, '');
    return { page: line.page, words, text: textOf(words), number };
  });
}

function withoutSecondDay(text: string): string {
  const length = dateAtStart(text)?.length ?? 0;
  const rest = text.slice(length).trim();
  const isDay = !longMonth.test(text.slice(0, length));
  return isDay && /[a-z]{2}/i.test(rest) ? rest : text;
}

const longMonth = /[a-z]{5}/i;

const postedSecond =
  /^(?:eff(?:ective)?|initiated|tran(?:s(?:action)?)?|authori[sz]ed|purchased?)\.?(?: date)? (?:settled|post(?:ed|ing)?|cleared|booked)\b/i;

function rowOf({ number, ...line }: Part, isPostedSecond: boolean): Row | null {
  const day = dateAtStart(line.text);
  const amounts = amountsWithCents(line);
  if (!day || amounts.length === 0 || continuesPeriod(line.text.slice(day.length))) return null;
  const rest = line.text.slice(day.length).trim();
  const text = withoutSecondDay(rest);
  const date = (isPostedSecond ? postedDay(rest) : null) ?? day.date;
  if (isBalanceText(text)) return null;
  const whole = number === '' ? text : `${number} ${text}`;
  return { page: line.page, date, text: whole, area: areaOf(line.words), amounts };
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

interface OpenText {
  row: Transaction;
  line: Line;
  day: Word | undefined;
  lefts: readonly number[];
}

const maxHeightsBelow = 2;

function openTextOf(line: Line, rows: readonly Transaction[]): OpenText | null {
  const [row, other] = rows;
  const length = dateAtStart(line.text)?.length;
  if (!row || other || length === undefined) return null;
  const first = line.words.findIndex((_, at) => textOf(line.words.slice(0, at)).length >= length);
  const start = line.words.slice(first, first + 1);
  const texts = segmentsOf(line).filter(({ text }) => /[a-z]{2}/i.test(text));
  return {
    row,
    line,
    day: line.words[0],
    lefts: [...start.map(({ x }) => x), ...texts.map(({ left }) => left)],
  };
}

const isBelowText = (word: Word, above: Word, day: Word | undefined): boolean =>
  word.y > above.y &&
  word.y - above.y < heightOf(above) * maxHeightsBelow &&
  Math.abs(word.x - (day?.x ?? 0)) >= word.height / 2;

function continuesText(line: Line, open: OpenText | null): open is OpenText {
  const [word, above] = [line.words[0], open?.line.words[0]];
  if (!open || !word || !above || line.page !== open.line.page || startsWithDate(line)) return false;
  const reach = word.confidence === undefined ? word.height / 2 : word.height;
  const isAligned = open.lefts.some((left) => Math.abs(word.x - left) < reach);
  return isAligned && isBelowText(word, above, open.day) && amountsWithCents(line).length === 0;
}

interface Side {
  left: number;
  section: Section;
}

const sideReach = 24;

/** "CREDITS        DEBITS" above two lists: the place of a row gives its direction. */
function sidesAt(line: Line, below: readonly Line[]): readonly Side[] {
  const segments = segmentsOf(line);
  const sides = segments.flatMap(({ left, ...segment }) => {
    const section = headingOf({ ...segment, page: line.page });
    return section ? [{ left, section }] : [];
  });
  const parts = below.map(partsOf).find((each) => each.length > 0) ?? [];
  const areSides =
    sides.length > 1 &&
    sides.length === segments.length &&
    sides.length === parts.length &&
    sides.every(({ left }, at) => Math.abs((parts[at]?.words[0]?.x ?? 0) - left) < sideReach);
  return areSides ? sides : [];
}

const sideOf = (sides: readonly Side[], { area }: Pick<Transaction, 'area'>): Section | undefined =>
  sides.findLast(({ left }) => area !== null && area.x > left - sideReach)?.section;

function isBelowAmounts(line: Line, rows: readonly Transaction[]): boolean {
  const rights = rows.flatMap(({ amounts }) => amounts.map(({ right }) => right));
  return (
    rights.length === 0 ||
    amountsWithCents(line).some((amount) =>
      rights.some((right) => Math.abs(right - amount.right) < columnReach),
    )
  );
}

const columnReach = 14;

const loanTable = /\b(?:advances?|principal)\b(?!.{0,200}\b(?:deposits?|withdrawals?)\b)/i;

type Row = Omit<Transaction, 'section' | 'afterGap'>;

const rowsIn = (line: Line, isPostedSecond: boolean): Row[] =>
  partsOf(line).flatMap((part) => rowOf(part, isPostedSecond) ?? []);

function linesOfOtherTables(lines: readonly Line[]): ReadonlySet<Line> {
  const others = new Set<Line>();
  let isDaily = false;
  let isLoan = false;
  for (const [at, printed] of lines.entries()) {
    const line = titleBeside(printed, lines[at + 1]);
    isDaily = startsDailyBalances(line, isDaily) && !rowsIn(line, false).some(({ text }) => hasText(text));
    if (isTableHeading(line)) isLoan = loanTable.test(line.text);
    if (isDaily || isLoan) others.add(printed);
  }
  return others;
}

interface Open {
  section: Section | null;
  sides: readonly Side[];
  afterGap: boolean;
  isInTable: boolean;
  text: OpenText | null;
}

const startsTable = (line: Line, transactions: readonly Transaction[]) =>
  transactions.length === 0 && isTableHeading(line);

function opensGap(line: Line, { isInTable, afterGap }: Open, transactions: readonly Transaction[]): boolean {
  if (!isInTable || startsTable(line, transactions) || headingOf(line) !== null) return false;
  return afterGap || (isUndated(line) && isBelowAmounts(line, transactions));
}

const added = (rows: readonly Row[], { section, sides, afterGap }: Open): Transaction[] =>
  rows.map((row, at) => ({
    ...row,
    section: sideOf(sides, row) ?? section,
    afterGap: afterGap && at === 0,
  }));

function afterLine(
  line: Line,
  below: readonly Line[],
  open: Open,
  transactions: readonly Transaction[],
): Open {
  const heading = headingOf(line);
  const section = sameSection(heading, transactions) ?? open.section;
  addTotal(line, section);
  const next = {
    section,
    sides: heading === null ? open.sides : sidesAt(line, below),
    isInTable: open.isInTable || isTableHeading(line),
    afterGap: open.afterGap,
    text: null,
  };
  return { ...next, afterGap: opensGap(line, next, transactions) };
}

export function transactionsOf(lines: readonly Line[]): Transaction[] {
  const transactions: Transaction[] = [];
  const others = linesOfOtherTables(lines);
  const isPostedSecond = lines.some(({ text }) => postedSecond.test(text)) || isSecondInOrder(lines);
  let open: Open = { section: null, sides: [], afterGap: false, isInTable: false, text: null };
  for (const [at, printed] of lines.entries()) {
    const line = titleBeside(printed, lines[at + 1]);
    const { text } = open;
    if (continuesText(line, text)) {
      text.row.text += ` ${line.text}`;
      open = { ...open, text: { ...text, line } };
      continue;
    }
    open = { ...open, text: null };
    if (others.has(printed)) continue;
    const rows = added(rowsIn(line, isPostedSecond), open);
    transactions.push(...rows);
    open =
      rows.length > 0
        ? { ...open, text: openTextOf(line, rows), afterGap: false, isInTable: true }
        : afterLine(line, lines.slice(at + 1, at + 3), open, transactions);
  }
  return transactions;
}
