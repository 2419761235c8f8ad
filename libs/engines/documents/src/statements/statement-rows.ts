import { type Area, shareOfPage } from '../area.ts';
import { details } from '../documents.wording.ts';
import { centsOf } from '../amounts.ts';
import { findKind } from '../kinds.ts';
import { type Line, linesOf, type Page } from '../page.ts';
import { ownPages } from '../documents-in-file.ts';
import type { Reading } from '../read-document.ts';
import { dayNumber, daysIn, isoFrom, isoOf, isRealDay, type Period, type PrintedDate } from './dates.ts';
import type { Booking } from './bookings.ts';
import { type OpenRange, openRanges } from './open-ranges.ts';
import { withRailsFirst } from './rails.ts';
import { statementOf } from './statement.ts';

export interface StatementRow {
  day: string;
  text: string;
  cents: number;
  balance: number | null;
  page: number;
  /** Shares of the width and height of the page. */
  box: Area | null;
}

export interface StatementContent {
  bank: string | null;
  accountEnding: string | null;
  period: Period | null;
  opening: number | null;
  closing: number | null;
  rows: StatementRow[];
  openRanges: OpenRange[];
}

const isAccountStatement = ({ classification }: Pick<Reading, 'classification'>): boolean =>
  findKind(classification?.subcategory ?? null)?.layout === 'statement';

/** Banks book the rows of a weekend some days later. */
const graceDays = 5;

const headLines = 30;
const longestStatementDays = 100;

/** A statement without a period prints its own day at least, and the rows are from the months before it. */
function daysBeforeStatement(lines: readonly Line[]): Period | null {
  const heads = lines.filter(({ page }, at) => page !== lines[at - headLines]?.page);
  const days = heads.flatMap(({ text }) => daysIn(text).filter(isRealDay));
  const last = days.sort((a, b) => a.localeCompare(b)).at(-1);
  return last === undefined ? null : { from: isoFrom(dayNumber(last) - longestStatementDays), to: last };
}

const headLinesOfYear = 6;

/** The only year at the heads of the pages, if the rows do not go over its end. */
function yearOfHeads(lines: readonly Line[], bookings: readonly Booking[]): Period | null {
  const heads = lines.filter(({ page }, at) => page !== lines[at - headLinesOfYear]?.page);
  const years = heads.flatMap(({ text }) => text.match(/(?<![\d.,$/-])20[0-4]\d(?![\d,/-]|\.\d)/g) ?? []);
  const months = bookings.map(({ date }) => date.month);
  const [year] = years;
  const isOneYear = years.length > 1 && new Set(years).size === 1;
  if (year === undefined || !isOneYear || (months.includes(12) && months.includes(1))) return null;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

function dayOf(date: PrintedDate, period: Period | null): string | null {
  if (date.year !== null) {
    const day = isoOf(date);
    return isRealDay(day) ? day : null;
  }
  if (period === null) return null;
  const [first, last] = [dayNumber(period.from) - graceDays, dayNumber(period.to) + graceDays];
  const days = [period.to, period.from].map((end) => isoOf({ ...date, year: Number(end.slice(0, 4)) }));
  return days.find((day) => isRealDay(day) && dayNumber(day) >= first && dayNumber(day) <= last) ?? null;
}

function endOf(amount: string, words: readonly string[], start: number): number | null {
  let text = '';
  for (let at = start; at < words.length && text.length < amount.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '') return null;
    text += word;
    if (text === amount) return at + 1;
  }
  return null;
}

function withoutAmount(words: readonly string[], amount: string): readonly string[] {
  for (const start of words.keys()) {
    const end = endOf(amount, words, start);
    if (end !== null) return [...words.slice(0, start), '', ...words.slice(end)];
  }
  return words;
}

const withoutAmounts = ({ text, amounts }: Booking): string =>
  amounts
    .reduce<readonly string[]>((words, amount) => withoutAmount(words, amount.text), text.split(' '))
    .filter((word) => word !== '')
    .join(' ');

/** A list of checks prints numbers only, its heading names them. */
function textOf(booking: Booking): string {
  const text = withoutAmounts(booking);
  if (/\p{L}{2}/u.test(text)) return text;
  const title = booking.section?.title ?? '';
  return `${/^checks?\b/i.test(title) ? details.check : title} ${text}`.trim();
}

function rowsOf(bookings: readonly Booking[], period: Period | null): StatementRow[] {
  return bookings.flatMap((booking) => {
    const day = dayOf(booking.date, period);
    if (day === null || booking.moved === null) return [];
    return [
      {
        day,
        text: textOf(booking),
        cents: centsOf(booking.moved),
        balance: booking.balance === null ? null : centsOf(booking.balance.value),
        page: booking.page,
        box: booking.area,
      },
    ];
  });
}

type Extracted = Pick<Reading, 'extracted'>;

const figureNamed = ({ extracted }: Extracted, name: string) =>
  extracted.find((figure) => figure.name === name);

function centsNamed(reading: Extracted, name: string): number | null {
  const value = figureNamed(reading, name)?.value ?? null;
  return value === null ? null : centsOf(value);
}

function periodIn(text: string | null): Period | null {
  const [from = '', to = ''] = text?.split(' to ') ?? [];
  return isRealDay(from) && isRealDay(to) ? { from, to } : null;
}

export function statementRowsOf(
  pages: readonly Page[],
  reading: Pick<Reading, 'classification' | 'extracted'>,
): StatementContent | null {
  if (!isAccountStatement(reading)) return null;
  const statementPages = ownPages(pages);
  const textNamed = (name: string) => figureNamed(reading, name)?.text ?? null;
  const period = periodIn(textNamed('period'));
  const opening = centsNamed(reading, 'beginningBalance');
  const closing = centsNamed(reading, 'endingBalance');
  const lines = withRailsFirst(linesOf(statementPages));
  const { bookings } = statementOf(lines, 1);
  const own = rowsOf(bookings, period);
  const rows =
    own.length > 0 ? own : rowsOf(bookings, daysBeforeStatement(lines) ?? yearOfHeads(lines, bookings));
  if (rows.length === 0) return null;
  return {
    bank: textNamed('bank'),
    accountEnding: textNamed('accountEnding'),
    period,
    opening,
    closing,
    rows: rows.map((row) => ({ ...row, box: shareOfPage(row.box, pages[row.page - 1]) })),
    openRanges: openRanges(rows, { opening, closing, period }),
  };
}
