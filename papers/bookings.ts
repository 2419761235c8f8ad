import type { Line } from './pages.ts';
import { dollars } from './paper.ts';
import type { Random } from './random.ts';

export interface Booking {
  readonly day: string;
  readonly text: string;
  readonly cents: number;
}

export const sumOfBookings = (bookings: readonly Booking[]): number =>
  bookings.reduce((total, { cents }) => total + cents, 0);

export const bookingLine = ({ day, text, cents }: Booking, cells: readonly string[]): Line => ({
  cells,
  row: { day, text, amount: dollars(cents), balance: null },
});

interface Days {
  readonly days: number;
  readonly day: (number: number) => string;
}

export const bookingsOf =
  ({ days, day }: Days, random: Random) =>
  (count: number, text: () => string, cents: () => number): Booking[] =>
    Array.from({ length: count }, () => ({
      day: day(random.between(1, days)),
      text: text(),
      cents: cents(),
    })).toSorted((a, b) => a.day.localeCompare(b.day));
