import { calendarDay } from '../days.ts';

export type DateOrder = 'ymd' | 'mdy' | 'dmy';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const mostCharacters = 40;
const time = /(?<![T ,])[T ,]+\d{1,2}:\d{2}.{0,40}$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayMonth = /^(\d{1,2})[- ]([a-z]{3,9})\.?(?:-|,? +)(\d{4}|\d{2})$/i;
const monthDay = /^([a-z]{3,9})\.? +(\d{1,2})(?:,| ) *(\d{4}|\d{2})$/i;

const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

function monthNumber(name: string): number {
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  return at + 1;
}

function withoutTime(cell: string): string {
  const text = cell.trim();
  return text.length > mostCharacters ? '' : text.replace(time, '');
}

function inOrder(match: RegExpExecArray, order: DateOrder | null): string | null {
  const [, first = '', , second = '', year = ''] = match;
  if (order === 'mdy') return calendarDay(fullYear(year), Number(first), Number(second));
  return order === 'dmy' ? calendarDay(fullYear(year), Number(second), Number(first)) : null;
}

type Reader = (parts: readonly string[]) => string | null;

const readers: readonly (readonly [RegExp, Reader])[] = [
  [yearFirst, ([, year = '', , month, day]) => calendarDay(Number(year), Number(month), Number(day))],
  [compact, ([, year = '', month, day]) => calendarDay(Number(year), Number(month), Number(day))],
  [
    dayMonth,
    ([, day, month = '', year = '']) => calendarDay(fullYear(year), monthNumber(month), Number(day)),
  ],
  [
    monthDay,
    ([, month = '', day, year = '']) => calendarDay(fullYear(year), monthNumber(month), Number(day)),
  ],
];

export function dayOf(cell: string, order: DateOrder | null): string | null {
  const date = withoutTime(cell);
  const numbers = numeric.exec(date);
  if (numbers !== null) return inOrder(numbers, order);
  for (const [pattern, read] of readers) {
    const match = pattern.exec(date);
    if (match !== null) return read(match);
  }
  return null;
}

export const isDate = (cell: string): boolean => dayOf(cell, 'mdy') !== null || dayOf(cell, 'dmy') !== null;

/** The order that fits more dates; 'unclear' where both fit each date, null where no date needs an order. */
export function dateOrderOf(cells: Iterable<string>): DateOrder | 'unclear' | null {
  const fits = { mdy: 0, dmy: 0 };
  for (const cell of cells) {
    const match = numeric.exec(withoutTime(cell));
    if (match === null) continue;
    if (inOrder(match, 'mdy') !== null) fits.mdy += 1;
    if (inOrder(match, 'dmy') !== null) fits.dmy += 1;
  }
  if (fits.mdy === 0 && fits.dmy === 0) return null;
  if (fits.mdy === fits.dmy) return 'unclear';
  return fits.mdy > fits.dmy ? 'mdy' : 'dmy';
}
