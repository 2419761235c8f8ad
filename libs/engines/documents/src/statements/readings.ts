import { centsOf } from '../amounts.ts';
import { isNearMiss } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { type BalanceLink, chainLinks, correctShare } from './balance-links.ts';
import { type Booking, bookingsOf, otherColumns } from './bookings.ts';
import { withWholeDays } from './broken-days.ts';
import type { Period } from './dates.ts';
import { withDaysOfMonth } from './days-of-month.ts';
import { type Balances, withDirections } from './directions.ts';
import { withInferredDays } from './inferred-days.ts';
import { withDaysBelow, withDaysFirst, withHeadingDays } from './placed-days.ts';
import { withOtherDirections } from './other-directions.ts';
import { withoutRepeatedChecks, withoutRepeatedSections } from './repeated-rows.ts';
import { withLostOnes } from './lost-ones.ts';
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

export function readBookings(
  printedLines: readonly Line[],
  period: Period | null,
  balances: Balances,
): Booking[] {
  const lines = withWholeDays(printedLines);
  const directed = (bookings: readonly Booking[]) =>
    withLostOnes(withDirections(withLostOnes(bookings, balances), balances), balances);
  const all = bookingsOf(lines);
  const printed = directed(all);
  if (addUp(printed, balances)) return printed;
  const placed = placedLines(lines, period).filter(isOther(lines));
  const read = [all, ...placed.map((each) => bookingsOf(each))];
  const others = read
    .flatMap((each) => [
      each,
      withoutRepeatedSections(each),
      withoutRepeatedChecks(each),
      ...withOtherDirections(each),
    ])
    .map(directed);
  const isWhole = (bookings: readonly Booking[]) => addUp(bookings, balances);
  const hasOthers = (bookings: readonly Booking[]) =>
    bookings.every(isClear) && bookings.some(({ moved }, at) => moved !== printed[at]?.moved);
  const hasMore = (bookings: readonly Booking[]) => bookings.length > printed.length;
  return (
    others.find(isWhole) ??
    others.find(hasOneChange) ??
    others.filter(hasMore).find(hasWholeChain) ??
    others
      .filter((each) => hasMore(each) || hasOthers(each))
      .find((each) => isOneTotalNear(each, balances)) ??
    readOtherColumns([lines, ...placed], printed, balances) ??
    mostChained(others, printed) ??
    mostRows(others, printed) ??
    printed
  );
}

const countRight = (bookings: readonly Booking[]) =>
  chainLinks({ bookings, begin: undefined }).filter(isRight).length;

/** On a recognized page, one row that is not read breaks the chain of all others. */
function mostChained(others: readonly Booking[][], printed: readonly Booking[]): Booking[] | null {
  const recognized = others.filter(
    (bookings) => bookings.some(({ amount }) => amount?.confidence !== undefined) && isMostlyRight(bookings),
  );
  const counts = recognized.map(countRight);
  const most = Math.max(0, ...counts);
  return most > countRight(printed) ? (recognized[counts.indexOf(most)] ?? null) : null;
}

const isClear = ({ moved, amount }: Booking) => moved !== null && amount?.confidence !== undefined;

function mostRows(others: readonly Booking[][], printed: readonly Booking[]): Booking[] | null {
  const clear = others.filter((bookings) => bookings.length >= minCorrectLinks && bookings.every(isClear));
  const most = Math.max(0, ...clear.map(({ length }) => length));
  return printed.length * 2 < most ? (clear.find(({ length }) => length === most) ?? null) : null;
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
  return whole ?? (isMostlyRight(printed) ? null : (chained[0] ?? inColumnsOfTotals(readings, balances)));
}

function inColumnsOfTotals(readings: readonly (readonly Line[])[], { totals }: Balances): Booking[] | null {
  if (!totals || totals.deposits === 0 || totals.withdrawals === 0) return null;
  const own = { begin: null, end: null, totals };
  const choices = readings.flatMap((lines) =>
    [...otherColumns(lines)].filter(({ length }) => length >= minCorrectLinks),
  );
  return (
    choices.find((bookings) => addUp(bookings, own)) ??
    choices.find((bookings) => bookings.every(isClear) && isOneTotalNear(bookings, own)) ??
    null
  );
}
