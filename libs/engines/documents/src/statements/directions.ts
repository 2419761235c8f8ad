import { centsOf } from '../amounts.ts';
import type { Booking } from './bookings.ts';
import type { Totals } from './summary.ts';
import { directionOf } from './sections.ts';

export interface Balances {
  begin: number | null;
  end: number | null;
  totals: Totals | null;
}

const sizeOf = ({ amount }: Booking) => Math.abs(centsOf(amount?.value ?? 0));
const isOpen = ({ moved, amount }: Booking) => moved === null && amount !== null;

const maxOpenRows = 10;

/** The directions with which the rows make the difference, if no others do. */
function onlyDirections(sizes: readonly number[], difference: number): (1 | -1)[] | null {
  let only: (1 | -1)[] | null = null;
  for (let mask = 0; mask < 2 ** sizes.length; mask += 1) {
    const directions = sizes.map((_, at) => (mask & (1 << at) ? -1 : 1));
    const sum = sizes.reduce((total, size, at) => total + size * (directions[at] ?? 1), 0);
    if (sum !== difference) continue;
    if (only !== null) return null;
    only = directions;
  }
  return only;
}

/** The rows between two balances. A row without an amount leaves all of them open. */
function solveGroup(group: readonly Booking[], difference: number): Booking[] {
  const open = group.filter(isOpen);
  if (open.length === 0 || open.length > maxOpenRows || group.some(({ amount }) => amount === null))
    return [...group];
  const moved = group.reduce((sum, each) => sum + centsOf(each.moved ?? 0), 0);
  const directions = onlyDirections(open.map(sizeOf), difference - moved);
  if (directions === null) return [...group];
  return group.map((booking) => {
    const direction = directions[open.indexOf(booking)];
    return direction === undefined ? booking : { ...booking, moved: (direction * sizeOf(booking)) / 100 };
  });
}

interface Directed {
  bookings: Booking[];
  open: number;
}

function alongBalances(bookings: readonly Booking[], { begin, end }: Balances): Directed {
  let before = begin;
  let group: Booking[] = [];
  const directed: Booking[] = [];
  const close = (after: number | null) => {
    const isKnown = before !== null && after !== null;
    directed.push(...(isKnown ? solveGroup(group, centsOf(after) - centsOf(before ?? 0)) : group));
    before = after;
    group = [];
  };
  for (const booking of bookings) {
    group.push(booking);
    if (booking.balance) close(booking.balance.value);
  }
  close(end);
  return { bookings: directed, open: directed.filter(isOpen).length };
}

/** The words of the rows count if their sums are the totals that the document prints. */
function alongTexts(bookings: readonly Booking[], { totals }: Balances): Booking[] {
  const directed = bookings.map((booking) => {
    const direction = isOpen(booking) ? directionOf(booking.text) : null;
    return direction === null ? booking : { ...booking, moved: (direction * sizeOf(booking)) / 100 };
  });
  const sumOf = (direction: 1 | -1) =>
    directed.reduce((sum, { moved }) => sum + Math.max(0, direction * centsOf(moved ?? 0)), 0);
  const isConfirmed =
    totals !== null &&
    !directed.some(isOpen) &&
    sumOf(1) === centsOf(totals.deposits) &&
    sumOf(-1) === centsOf(totals.withdrawals);
  return isConfirmed ? directed : [...bookings];
}

/** Without a sign or a heading, the balances show whether money came in. Some banks print the newest row first. */
export function withDirections(bookings: readonly Booking[], balances: Balances): Booking[] {
  if (!bookings.some(isOpen)) return [...bookings];
  const forward = alongBalances(bookings, balances);
  if (forward.open === 0) return forward.bookings;
  const backward = alongBalances([...bookings].reverse(), balances);
  const best = backward.open < forward.open ? backward.bookings.reverse() : forward.bookings;
  return best.some(isOpen) ? alongTexts(best, balances) : best;
}
