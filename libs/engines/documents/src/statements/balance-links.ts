import { type Amount, centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import { documentRules } from '../rules.ts';
import type { Booking } from './bookings.ts';
import type { Statement } from './statement.ts';

export const toReadAmount = (figure: Figure) => ({
  value: figure.value ?? 0,
  confidence: figure.confidence < 1 ? figure.confidence : undefined,
});

export interface BalanceLink {
  isCorrect: boolean;
  booking: Booking;
  rows: readonly Booking[];
  before: Balance;
  expected: number;
}

export type Balance = Pick<Amount, 'value' | 'confidence'>;

function linksOf(bookings: readonly Booking[], begin: Figure | undefined): BalanceLink[] {
  const links: BalanceLink[] = [];
  let before: Balance | null = begin ? toReadAmount(begin) : null;
  let rowsSince: Booking[] = [];
  for (const booking of bookings) {
    rowsSince.push(booking);
    if (!booking.balance) continue;
    const link = before ? linkOf(before, rowsSince, booking, booking.balance.value) : null;
    if (link) links.push(link);
    before = booking.balance;
    rowsSince = [];
  }
  return links;
}

function linkOf(
  before: Balance,
  rows: readonly Booking[],
  booking: Booking,
  balance: number,
): BalanceLink | null {
  if (rows.some(({ afterGap, amount }) => afterGap || !amount)) return null;
  const moved = rows.reduce((sum, row) => sum + centsOf(row.moved ?? Number.NaN), 0) / 100;
  if (!Number.isNaN(moved)) {
    const expected = before.value + moved;
    return { booking, rows, before, expected, isCorrect: isSameAmount(expected, balance) };
  }
  const only = rows.length === 1 ? rows[0]?.amount?.value : undefined;
  if (only === undefined) return null;
  const expected = before.value + Math.sign(balance - before.value) * Math.abs(only);
  return { booking, rows, before, expected, isCorrect: isSameAmount(expected, balance) };
}

export const correctShare = (links: readonly BalanceLink[]) =>
  links.filter(({ isCorrect }) => isCorrect).length / Math.max(1, links.length);

const gapOf = ({ expected, booking }: BalanceLink) =>
  centsOf(booking.balance?.value ?? 0) - centsOf(expected);

export function hasChainWitness(link: BalanceLink, links: readonly BalanceLink[]): boolean {
  const at = links.indexOf(link);
  return [links[at - 1], links[at + 1]].some(
    (other) => other && (other.isCorrect || gapOf(other) === -gapOf(link)),
  );
}

/** Some banks print the newest row first. */
export function chainLinks({ bookings, begin }: Pick<Statement, 'bookings' | 'begin'>): BalanceLink[] {
  const forward = linksOf(bookings, begin);
  const backward = linksOf([...bookings].reverse(), begin);
  return correctShare(backward) > correctShare(forward) ? backward : forward;
}

export function isChainComplete(links: readonly BalanceLink[], { bookings, begin }: Statement): boolean {
  return (
    links.length >= documentRules.minLinks &&
    begin !== undefined &&
    links.length === bookings.filter(({ balance }) => balance).length &&
    correctShare(links) === 1
  );
}
