import { type Amount, centsOf } from '../amounts.ts';
import { isNearMiss } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { type BalanceLink, chainLinks, correctShare } from './balance-links.ts';
import { type Booking, bookingsOf, otherColumns } from './bookings.ts';
import type { Period } from './dates.ts';
import { withDaysOfMonth } from './days-of-month.ts';
import { type Balances, withDirections } from './directions.ts';
import { withInferredDays } from './inferred-days.ts';
import { withLostOnes, withLostSigns } from './lost-signs.ts';
import { withDaysBelow, withDaysFirst, withHeadingDays } from './placed-days.ts';
import { withoutRepeatedChecks, withoutRepeatedSections } from './repeated-rows.ts';
import type { Totals } from './summary.ts';

const totalCents = (values: readonly number[]) => values.reduce((sum, value) => sum + centsOf(value), 0);

export function bookedTotals(bookings: readonly Booking[]): Totals | null {
  if (bookings.length === 0 || bookings.some(({ moved }) => moved === null)) return null;
  const moves = bookings.map(({ moved }) => moved ?? 0);
  return {
    deposits: totalCents(moves.filter((moved) => moved > 0)) / 100,
    withdrawals: -totalCents(moves.filter((moved) => moved < 0)) / 100,
  };
}

export function addUp(bookings: readonly Booking[], { begin, end, totals }: Balances): boolean {
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

const minCorrectLinks = 5;

const isRight = ({ isCorrect }: BalanceLink) => isCorrect;

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

const placedLines = (lines: readonly Line[], period: Period | null): (readonly Line[])[] => [
  withInferredDays(lines),
  withDaysFirst(lines),
  withHeadingDays(lines),
  withDaysOfMonth(lines, period),
  withDaysBelow(lines),
];

export function readBookings(lines: readonly Line[], period: Period | null, balances: Balances): Booking[] {
  const directed = (bookings: readonly Booking[]) =>
    withLostOnes(withLostSigns(withDirections(bookings, balances)));
  const all = bookingsOf(lines);
  const printed = directed(all);
  if (addUp(printed, balances)) return printed;
  const placed = placedLines(lines, period).filter(isOther(lines));
  const read = [all, ...placed.map((each) => bookingsOf(each))];
  const others = read
    .flatMap((each) => [each, withoutRepeatedSections(each), withoutRepeatedChecks(each)])
    .map(directed);
  const isWhole = (bookings: readonly Booking[]) => addUp(bookings, balances);
  const hasMore = (bookings: readonly Booking[]) => bookings.length > printed.length;
  return (
    others.find(isWhole) ??
    others.find(hasOneChange) ??
    others.filter(hasMore).find(hasWholeChain) ??
    others.filter(hasMore).find((bookings) => isOneTotalNear(bookings, balances)) ??
    others.filter(hasMore).find((bookings) => hasMoreLinks(bookings, printed, balances)) ??
    readOtherColumns([lines, ...placed], printed, balances) ??
    printed
  );
}

function isOneTotalNear(bookings: readonly Booking[], { totals }: Balances): boolean {
  const booked = bookedTotals(bookings);
  if (!booked || !totals) return false;
  const isNear = (one: keyof Totals, other: keyof Totals) =>
    centsOf(booked[one]) === centsOf(totals[one]) && isNearMiss(booked[other], totals[other]);
  return isNear('deposits', 'withdrawals') || isNear('withdrawals', 'deposits');
}

const isOther = (lines: readonly Line[]) => (other: readonly Line[]) =>
  other.length !== lines.length || other.some(({ text }, at) => text !== lines[at]?.text);

const minShare = 0.6;

function isMostlyRight(bookings: readonly Booking[]): boolean {
  const links = chainLinks({ bookings, begin: undefined });
  return links.length >= minCorrectLinks && correctShare(links) >= minShare;
}

const correctLinks = (bookings: readonly Booking[]) =>
  chainLinks({ bookings, begin: undefined }).filter(isRight).length;

function hasMoreLinks(
  bookings: readonly Booking[],
  printed: readonly Booking[],
  { end }: Pick<Balances, 'end'>,
): boolean {
  const ends = [bookings[0], bookings.at(-1)].flatMap((booking) => booking?.balance ?? []);
  const isEnd = ({ value, confidence }: Amount) => confidence !== undefined && value === end;
  return ends.some(isEnd) && isMostlyRight(bookings) && correctLinks(bookings) > correctLinks(printed);
}

function inOtherColumns(readings: readonly (readonly Line[])[], balances: Balances): Booking[][] {
  return readings.flatMap((lines) =>
    [...otherColumns(lines)].map((each) => withDirections(each, balances)).filter(hasWholeChain),
  );
}

/** Of rows that are mostly right, one balance can be edited: other columns need the balances of the summary too. */
function readOtherColumns(
  readings: readonly (readonly Line[])[],
  printed: readonly Booking[],
  balances: Balances,
): Booking[] | null {
  const chained = inOtherColumns(readings, balances);
  const whole = chained.find((bookings) => addUp(bookings, balances));
  return whole ?? (isMostlyRight(printed) ? null : (chained[0] ?? null));
}
