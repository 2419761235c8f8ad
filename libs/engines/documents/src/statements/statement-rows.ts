import { type Area, shareOfPage } from '../area.ts';
import { centsOf } from '../amounts.ts';
import { findKind } from '../kinds.ts';
import { linesOf, type Page } from '../page.ts';
import { ownPages, type Reading } from '../read-document.ts';
import { dayNumber, isoOf, type Period, type PrintedDate } from './dates.ts';
import { type Booking, bookingsOf } from './transactions.ts';

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
}

const isAccountStatement = ({ classification }: Pick<Reading, 'classification'>): boolean =>
  findKind(classification?.subcategory ?? null)?.layout === 'statement';

/** Banks book the rows of a weekend some days later. */
const graceDays = 5;

function isRealDay(iso: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return false;
  return new Date(dayNumber(iso) * 86_400_000).toISOString().startsWith(iso);
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

function centsFrom({ moved, amount }: Booking, before: number | null, balance: number | null): number | null {
  if (moved !== null) return centsOf(moved);
  if (amount === null || before === null || balance === null) return null;
  return Math.abs(balance - before) === Math.abs(centsOf(amount.value)) ? balance - before : null;
}

const literal = (text: string): string =>
  Array.from(text, (letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&')).join('\\s?');

const withoutAmounts = ({ text, amounts }: Booking): string =>
  amounts
    .reduce((rest, amount) => rest.replace(new RegExp(`(^|\\s)${literal(amount.text)}(?=\\s|$)`), ' '), text)
    .replace(/\s+/g, ' ')
    .trim();

function rowsOf(bookings: readonly Booking[], period: Period | null, opening: number | null): StatementRow[] {
  let before = opening;
  return bookings.flatMap((booking) => {
    const balance = booking.balance === null ? null : centsOf(booking.balance.value);
    const cents = centsFrom(booking, before, balance);
    before = balance;
    const day = dayOf(booking.date, period);
    if (day === null || cents === null) return [];
    return [{ day, text: withoutAmounts(booking), cents, balance, page: booking.page, box: booking.area }];
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
  const { own } = ownPages(pages, { layout: 'statement' });
  const textNamed = (name: string) => figureNamed(reading, name)?.text ?? null;
  const period = periodIn(textNamed('period'));
  const opening = centsNamed(reading, 'beginningBalance');
  const rows = rowsOf(bookingsOf(linesOf(own)), period, opening);
  if (rows.length === 0) return null;
  return {
    bank: textNamed('bank'),
    accountEnding: textNamed('accountEnding'),
    period,
    opening,
    closing: centsNamed(reading, 'endingBalance'),
    rows: rows.map((row) => ({ ...row, box: shareOfPage(row.box, pages[row.page - 1]) })),
  };
}
