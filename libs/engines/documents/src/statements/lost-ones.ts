import { type Amount, centsOf } from '../amounts.ts';
import { hasLostAnyDigit, hasLostOne, isSameAmount } from '../contradiction.ts';
import type { Booking } from './bookings.ts';
import type { Balances } from './directions.ts';

const isRecognized = (amount: Amount | null): amount is Amount => amount?.confidence !== undefined;

const withValue = (amount: Amount, value: number): Amount => ({
  ...amount,
  value: Math.sign(amount.value || 1) * Math.abs(value),
});

function withAmount(booking: Booking, amount: Amount): Booking {
  const moved = booking.moved === null ? null : Math.sign(booking.moved) * Math.abs(amount.value);
  return { ...booking, amount, moved };
}

const rounded = (value: number) => centsOf(value) / 100;

function expectedBalances(before: number, { amount, moved }: Booking): number[] {
  const size = Math.abs(amount?.value ?? 0);
  return (moved === null ? [size, -size] : [moved]).map((move) => rounded(before + move));
}

function isConfirmed(balance: number, next: Booking | undefined): boolean {
  const after = next?.balance?.value;
  if (!next || after === undefined) return false;
  return expectedBalances(balance, next).some((each) => isSameAmount(each, after));
}

function mendedRow(booking: Booking, before: number, next: Booking | undefined): Booking {
  const { amount, balance, moved } = booking;
  if (!isRecognized(amount) || !isRecognized(balance)) return booking;
  const expected = expectedBalances(before, booking);
  if (expected.some((each) => isSameAmount(each, balance.value))) return booking;
  if (moved !== null && isSameAmount(before - moved, balance.value)) return { ...booking, moved: -moved };
  const whole = expected.find(
    (each) =>
      hasLostOne(balance.value, each) || (hasLostAnyDigit(balance.value, each) && isConfirmed(each, next)),
  );
  const size = Math.abs(rounded(balance.value - before));
  const isLost = hasLostOne(amount.value, size);
  if (isLost === (whole !== undefined)) return booking;
  return whole === undefined
    ? withAmount(booking, withValue(amount, size))
    : { ...booking, balance: withValue(balance, whole) };
}

function alongChain(bookings: readonly Booking[], begin: number | null): Booking[] {
  let before = begin;
  let isOnly = true;
  return bookings.map((booking, at) => {
    const mended = before !== null && isOnly ? mendedRow(booking, before, bookings[at + 1]) : booking;
    isOnly = mended.balance !== null;
    before = mended.balance?.value ?? before;
    return mended;
  });
}

/** A narrow digit beside its like is lost: the balances before and behind the row have it. */
export function withLostOnes(bookings: readonly Booking[], { begin }: Balances): Booking[] {
  return alongChain(bookings, begin);
}
