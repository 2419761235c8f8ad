import { hasLostOne, isSameAmount } from '../contradiction.ts';
import { type BalanceLink, chainLinks } from './balance-links.ts';
import type { Booking } from './bookings.ts';

const hasNoSign = ({ amount, moved }: Booking): boolean =>
  amount?.confidence !== undefined && moved === amount.value && moved > 0 && !/[-+]|CR?$/.test(amount.text);

const needsMinus = ({ isCorrect, rows, booking, before }: BalanceLink): boolean =>
  !isCorrect &&
  rows.length === 1 &&
  hasNoSign(booking) &&
  isSameAmount(before.value - (booking.moved ?? 0), booking.balance?.value ?? Number.NaN);

export function withLostSigns(bookings: readonly Booking[]): Booking[] {
  const links = chainLinks({ bookings, begin: undefined });
  const lost = new Set(links.filter(needsMinus).map(({ booking }) => booking));
  return bookings.map((booking) =>
    lost.has(booking) && booking.moved !== null ? { ...booking, moved: -booking.moved } : booking,
  );
}

function mendedValue({ isCorrect, booking, expected }: BalanceLink, next: BalanceLink | undefined) {
  const { balance } = booking;
  if (isCorrect || balance?.confidence === undefined || next?.before !== balance) return null;
  const below = next.booking.balance?.value ?? Number.NaN;
  const fits = isSameAmount(next.expected - balance.value + expected, below);
  return fits && hasLostOne(balance.value, expected) ? expected : null;
}

export function withLostOnes(bookings: readonly Booking[]): Booking[] {
  const links = chainLinks({ bookings, begin: undefined });
  const values = new Map(links.map((link, at) => [link.booking, mendedValue(link, links[at + 1])]));
  return bookings.map((booking) => {
    const value = values.get(booking) ?? null;
    return booking.balance && value !== null
      ? { ...booking, balance: { ...booking.balance, value } }
      : booking;
  });
}
