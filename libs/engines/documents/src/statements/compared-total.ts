import { centsOf } from '../amounts.ts';
import type { Figure } from '../figures.ts';
import type { Booking } from './bookings.ts';

export interface ComparedTotal {
  what: string;
  expected: number;
  actual: Figure;
  rows: readonly Booking[];
}

/** The rows of the other direction count if one of them is the gap. */
export function rowsOfTotal({ actual, expected, rows }: ComparedTotal): readonly Booking[] {
  const direction = actual.name === 'deposits' ? 1 : -1;
  const gap = Math.abs(centsOf(expected) - centsOf(actual.value ?? expected));
  const isGap = ({ amount }: Booking) =>
    [1, 2].some((times) => Math.abs(centsOf(amount?.value ?? 0)) * times === gap);
  return rows.filter((row) => (row.moved ?? 0) * direction >= 0 || isGap(row));
}
