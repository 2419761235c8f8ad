import { centsOf } from '../amounts.ts';
import { isNearMiss } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { hasWholeChain } from './readings.ts';
import { type Statement, statementOf } from './statement.ts';
import type { SummaryItem } from './summary.ts';
import { type Booking, bookingsOf } from './bookings.ts';
import { directionOf } from './transactions.ts';

const minLinks = 3;
const minShare = 0.7;

function shareOfLinks(bookings: readonly Booking[]): number {
  const links = bookings.flatMap(({ balance, amount }, at) => {
    const before = bookings[at - 1]?.balance;
    if (!balance || !before || !amount) return [];
    return [Math.abs(centsOf(balance.value) - centsOf(before.value)) === Math.abs(centsOf(amount.value))];
  });
  return links.length < minLinks ? 0 : links.filter(Boolean).length / links.length;
}

const minRows = 5;

/** On a card, purchases raise the balance and payments lower it. */
const agreesWithLabel = ({ label, moved }: SummaryItem): boolean =>
  moved === 0 || (directionOf(label) ?? Math.sign(moved)) === Math.sign(moved);

export function hasStatementStructure(lines: readonly Line[]): boolean {
  if (hasBalanceChain(lines)) return true;
  const statement = statementOf(lines, 1);
  const { bookings, summary } = statement;
  if (bookings.length >= minRows && areChained(bookings)) return true;
  const isAccount = summary.length > 1 && summary.every(agreesWithLabel);
  return (addsUp(statement) && isAccount && bookings.length >= minRows) || hasWholeChain(bookings);
}

function addsUp({ isConsistent, begin, end, totals }: Statement): boolean {
  if (isConsistent || !totals || typeof begin?.value !== 'number' || typeof end?.value !== 'number')
    return isConsistent;
  return isNearMiss(begin.value + totals.deposits - totals.withdrawals, end.value);
}

const hasBalanceChain = (lines: readonly Line[]): boolean => areChained(bookingsOf(lines));

const areChained = (bookings: readonly Booking[]): boolean =>
  Math.max(shareOfLinks(bookings), shareOfLinks([...bookings].reverse())) >= minShare;
