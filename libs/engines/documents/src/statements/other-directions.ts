import type { Booking } from './bookings.ts';

const isRecognized = ({ amount }: Booking) => amount?.confidence !== undefined;

const flipped = (booking: Booking): Booking =>
  booking.moved === null ? booking : { ...booking, moved: -booking.moved };

/** The minus of an amount in an outgoing section is lost. */
function withLostSigns(bookings: readonly Booking[]): Booking[] {
  const isLost = (booking: Booking) =>
    isRecognized(booking) && booking.section?.direction === -1 && (booking.moved ?? 0) > 0;
  return bookings.map((booking) => (isLost(booking) ? flipped(booking) : booking));
}

const minApart = 100;
const minRows = 3;

/** Of two lists side by side, one has lost its heading. */
function withOtherSide(bookings: readonly Booking[]): Booking[] {
  const lefts = bookings.map(({ area }) => area?.x ?? 0);
  const right = Math.max(...lefts);
  const isLeft = ({ area }: Booking) => area !== null && area.x < right - minApart;
  const own = bookings.filter(isLeft);
  const isOneSection = new Set(bookings.map(({ section }) => section)).size === 1;
  if (!isOneSection || own.length < minRows || !own.every(isRecognized)) return [...bookings];
  return bookings.map((booking) => (isLeft(booking) ? flipped(booking) : booking));
}

export const withOtherDirections = (bookings: readonly Booking[]): Booking[][] => [
  withLostSigns(bookings),
  withOtherSide(bookings),
];
