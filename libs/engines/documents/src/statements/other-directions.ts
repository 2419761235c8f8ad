import type { Booking } from './bookings.ts';

const isRecognized = ({ amount }: Booking) => amount?.confidence !== undefined;

const inDirection = (booking: Booking, direction: 1 | -1): Booking => ({
  ...booking,
  moved: booking.amount && direction * Math.abs(booking.amount.value),
});

function withLostSigns(bookings: readonly Booking[]): Booking[] {
  const isLost = (booking: Booking) =>
    isRecognized(booking) && booking.section?.direction === -1 && (booking.moved ?? 0) > 0;
  return bookings.map((booking) => (isLost(booking) ? inDirection(booking, -1) : booking));
}

/** The heading of a list of checks is lost, so they belong to the deposits before them. */
function withChecksOut(bookings: readonly Booking[]): Booking[] {
  const isCheck = (booking: Booking) =>
    isRecognized(booking) && /\d{3}/.test(booking.text) && !/[a-z]{2}/i.test(booking.text);
  return bookings.map((booking) => (isCheck(booking) ? inDirection(booking, -1) : booking));
}

const minApart = 100;
const minRows = 3;

function withSides(bookings: readonly Booking[]): Booking[][] {
  const right = Math.max(...bookings.map(({ area }) => area?.x ?? 0));
  const isLeft = ({ area }: Booking) => area !== null && area.x < right - minApart;
  const own = bookings.filter(isLeft);
  const isOneSection = new Set(bookings.map(({ section }) => section)).size === 1;
  if (!isOneSection || own.length < minRows || !own.every(isRecognized)) return [];
  return [true, false].map((isFirst) =>
    bookings.map((booking) => inDirection(booking, isLeft(booking) === isFirst ? 1 : -1)),
  );
}

export const withOtherDirections = (bookings: readonly Booking[]): Booking[][] => [
  withLostSigns(bookings),
  withChecksOut(bookings),
  ...withSides(bookings),
];
