import type { Line } from '../page.ts';
import { chainLinks } from './balance-links.ts';
import type { Booking } from './bookings.ts';
import { countFailedSections } from './check-sections.ts';
import { bookedTotals } from './readings.ts';
import { hasOneSame, isOneNear, isSameTotals } from './same-totals.ts';
import type { Statement } from './statement.ts';

/** Rows that nearly are their printed totals. */
function failsTotals({ bookings, totals, isConsistent }: Statement): boolean {
  const booked = bookedTotals(bookings);
  if (!booked || !totals || !isConsistent || isSameTotals(booked, totals)) return false;
  return hasOneSame(booked, totals) || isOneNear(booked, totals);
}

export function countFailures(statement: Statement, lines: readonly Line[]): number {
  const { bookings, begin, end, isConsistent, conflict } = statement;
  const isOpen = ({ amount, moved }: Booking) => amount === null || moved === null;
  return (
    chainLinks(statement).filter(({ isCorrect }) => !isCorrect).length +
    bookings.filter(isOpen).length +
    countFailedSections(lines, bookings) +
    (conflict ? 1 : 0) +
    (failsTotals(statement) ? 1 : 0) +
    (isConsistent || (!begin && !end) ? 0 : 1)
  );
}
