import { type Amount, centsOf } from '../amounts.ts';
import type { Booking } from './bookings.ts';

const sizeOf = (amount: Amount | null | undefined) => Math.abs(centsOf(amount?.value ?? 0));

const isSameRow = ({ date, amounts }: Booking, other: Booking) =>
  amounts.length === 1 &&
  date.month === other.date.month &&
  date.day === other.date.day &&
  sizeOf(amounts[0]) === sizeOf(other.amount);

export function withoutRepeatedSections(bookings: readonly Booking[]): Booking[] {
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

const isCheck = ({ text }: Booking) => !/[a-z]{2}/i.test(text);

const numbersIn = ({ text }: Booking) => (text.match(/\d{2,}/g) ?? []).map(Number);

const isSameCheck = (row: Booking, other: Booking) => {
  const numbers = numbersIn(other);
  return isSameRow(row, other) && numbersIn(row).some((number) => numbers.includes(number));
};

/** Some statements print a check as a row and once more in a list of checks or below its picture. */
export const withoutRepeatedChecks = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter(
    (row, at) =>
      !isCheck(row) ||
      !bookings.some(
        (other, index) => index !== at && (index < at || !isCheck(other)) && isSameCheck(row, other),
      ),
  );
