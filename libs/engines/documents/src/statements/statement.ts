import { type Amount, amountsOf, centsOf } from '../amounts.ts';
import { isNearMiss } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import type { Pair } from '../layout.ts';
import type { Line } from '../page.ts';
import { figureLabels } from '../documents.wording.ts';
import { remembered } from '../remembered.ts';
import { type BalanceLink, chainLinks } from './balance-links.ts';
import { type Conflict, readSummary, type SummaryItem, type Totals } from './summary.ts';
import { type Booking, bookingsOf, type Column, columnsOf } from './bookings.ts';
import { type Balances, withDirections } from './directions.ts';
import { withInferredDays } from './inferred-days.ts';
import { ownAccount } from './own-account.ts';
import { withDaysFirst, withHeadingDays } from './placed-days.ts';
import { transactionsOf } from './transactions.ts';

export interface Statement {
  bookings: readonly Booking[];
  begin: Figure | undefined;
  end: Figure | undefined;
  totals: Totals | null;
  summary: readonly SummaryItem[];
  isConsistent: boolean;
  conflict: Conflict | null;
}

const totalCents = (values: readonly number[]) => values.reduce((sum, value) => sum + centsOf(value), 0);

export function bookedTotals(bookings: readonly Booking[]): Totals | null {
  if (bookings.length === 0 || bookings.some(({ moved }) => moved === null)) return null;
  const moves = bookings.map(({ moved }) => moved ?? 0);
  return {
    deposits: totalCents(moves.filter((moved) => moved > 0)) / 100,
    withdrawals: -totalCents(moves.filter((moved) => moved < 0)) / 100,
  };
}

const rightOf = (columns: readonly Column[], role: Column['role']) =>
  columns.find((column) => column.role === role)?.right;

function columnTotals(lines: readonly Line[]): Totals[] {
  const columns = columnsOf(lines, transactionsOf(lines));
  const [into, out] = [rightOf(columns, 'in'), rightOf(columns, 'out')];
  if (into === undefined || out === undefined) return [];
  return lines.flatMap((line) => {
    if (!/^(?:sub|grand )?totals?\b/i.test(line.text)) return [];
    const amounts = amountsOf(line).filter(({ hasCents }) => hasCents);
    const near = (right: number) => amounts.find((amount: Amount) => Math.abs(amount.right - right) < 16);
    const [deposits, withdrawals] = [near(into), near(out)];
    if (!deposits || !withdrawals) return [];
    return [{ deposits: Math.abs(deposits.value), withdrawals: Math.abs(withdrawals.value) }];
  });
}

const toFigure = (name: 'beginningBalance' | 'endingBalance', pair: Pair | null, recognition: number) =>
  pair
    ? {
        name,
        label: figureLabels[name],
        value: pair.amount.value,
        text: null,
        confidence: Math.round((pair.amount.confidence ?? recognition) * 1000) / 1000,
        page: pair.line.page,
        box: pair.amount.area,
      }
    : undefined;

function addUp(bookings: readonly Booking[], { begin, end, totals }: Balances): boolean {
  const booked = bookedTotals(bookings);
  if (!booked) return false;
  if (begin !== null && end !== null)
    return centsOf(begin) + centsOf(booked.deposits) - centsOf(booked.withdrawals) === centsOf(end);
  return (
    totals !== null &&
    centsOf(totals.deposits) === centsOf(booked.deposits) &&
    centsOf(totals.withdrawals) === centsOf(booked.withdrawals)
  );
}

const sizeOf = (amount: Amount | null | undefined) => Math.abs(centsOf(amount?.value ?? 0));

const isSameRow = ({ date, amounts }: Booking, other: Booking) =>
  amounts.length === 1 &&
  date.month === other.date.month &&
  date.day === other.date.day &&
  sizeOf(amounts[0]) === sizeOf(other.amount);

function withoutRepeatedSections(bookings: readonly Booking[]): Booking[] {
  const sections = [...new Set(bookings.map(({ section }) => section))];
  const repeated = sections.filter((section) => {
    const own = bookings.filter((each) => each.section === section);
    const before = bookings.slice(
      0,
      bookings.findIndex((each) => each.section === section),
    );
    return own.every((row) => before.some((other) => isSameRow(row, other)));
  });
  return bookings.filter(({ section }) => !repeated.includes(section));
}

function readBookings(lines: readonly Line[], balances: Balances): Booking[] {
  const directed = (bookings: readonly Booking[]) => withDirections(bookings, balances);
  const all = bookingsOf(lines);
  const printed = directed(all);
  if (addUp(printed, balances)) return printed;
  const inferred = bookingsOf(withInferredDays(lines));
  const placed = [withDaysFirst(lines), withHeadingDays(lines)].map((each) => bookingsOf(each));
  const others = [withoutRepeatedSections(all), inferred, withoutRepeatedSections(inferred), ...placed].map(
    directed,
  );
  const hasMore = (bookings: readonly Booking[]) => bookings.length > printed.length;
  return (
    others.find((bookings) => addUp(bookings, balances)) ??
    others.find(hasOneChange) ??
    others.filter(hasMore).find(hasWholeChain) ??
    printed
  );
}

const minCorrectLinks = 5;

function hasOneChange(bookings: readonly Booking[]): boolean {
  const links = chainLinks({ bookings, begin: undefined });
  const wrong = links.filter(({ isCorrect }) => !isCorrect);
  const isNear = ({ expected, booking }: BalanceLink) => isNearMiss(expected, booking.balance?.value ?? 0);
  return links.length > minCorrectLinks && wrong.length === 1 && wrong.every(isNear);
}

export function hasWholeChain(bookings: readonly Booking[]): boolean {
  const links = chainLinks({ bookings, begin: undefined });
  const withBalance = bookings.filter(({ balance }) => balance).length;
  return links.length >= minCorrectLinks && links.length >= withBalance - 1 && links.every(isRight);
}

const isRight = ({ isCorrect }: BalanceLink) => isCorrect;

const statementIn = remembered((all: readonly Line[]) => {
  const lines = ownAccount(all);
  const first = readSummary(lines, [], []);
  const bookings = readBookings(lines, {
    begin: first.begin?.amount.value ?? null,
    end: first.end?.amount.value ?? null,
    totals: first.totals,
  });
  const booked = bookedTotals(bookings);
  return { bookings, ...readSummary(lines, columnTotals(lines), booked ? [booked] : []) };
});

export function statementOf(all: readonly Line[], recognition: number): Statement {
  const { begin, end, items, bookings, totals, isConsistent, conflict } = statementIn(all);
  return {
    bookings,
    begin: toFigure('beginningBalance', begin, recognition),
    end: toFigure('endingBalance', end, recognition),
    totals,
    summary: items,
    isConsistent,
    conflict,
  };
}

const returnedPattern = /\b(nsf|non-?\s?sufficient|insufficient funds|returned item|returned check)\b/i;
const overdraftPattern = /\boverdraft\b|\bod fee\b/i;

export const eventsOf = (bookings: readonly Booking[], events: 'nsf' | 'overdraft'): Booking[] =>
  bookings.filter(({ text }) => (events === 'nsf' ? returnedPattern : overdraftPattern).test(text));

export function lowestOf({ begin, bookings }: Statement): number | null {
  const balances = bookings.flatMap(({ balance }) => balance?.value ?? []);
  if (balances.length < 2) return null;
  return Math.min(...balances, begin?.value ?? Infinity);
}
