import { dateAtStart, type Period } from './dates.ts';
import type { Candidate } from './day-order.ts';
import { dayInStyle, dayOfStyle, type DayStyle, styledDay } from './printed-day.ts';

export interface DayWord {
  readonly text: string;
  readonly width: number;
}

const confused: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  '©': '0',
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
  S: '5',
  B: '8',
  Z: '2',
};
const asDigit = (letter: string) => confused[letter] ?? letter;

export const digitsOf = (text: string) => Array.from(text, asDigit).join('').replace(/\D/g, '');
const plainOf = (text: string) => text.replace(/\D/g, '');
const hasLostOne = (text: string, read: string, printed: string) =>
  /^[\d/.-]+$/.test(text) &&
  Array.from(printed).some(
    (digit, at) => digit === '1' && printed.slice(0, at) + printed.slice(at + 1) === read,
  );

const differences = (one: string, other: string) =>
  one.length === other.length ? Array.from(one).filter((digit, at) => digit !== other[at]).length : Infinity;

const skip = (read: string, ends: readonly number[], signs: string) =>
  ends.flatMap((end) => (end < read.length && signs.includes(read.charAt(end)) ? [end, end + 1] : [end]));

/** A slash is often read as a 1 or a 7, alone or beside itself. */
const endsBehindSign = (read: string, ends: readonly number[]) =>
  ['17', '-/.', '17'].reduce((places, signs) => skip(read, places, signs), ends);

function isWithSigns(text: string, printed: string, between: string): boolean {
  if (between === '') return false;
  const read = Array.from(text, asDigit).join('');
  const ends = (printed.match(/\d+/g) ?? []).reduce<readonly number[]>(
    (places, part, at) =>
      (at === 0 ? places : endsBehindSign(read, places)).flatMap((place) =>
        read.startsWith(part, place) ? [place + part.length] : [],
      ),
    [0],
  );
  return ends.some((end) => !/\d/.test(read.slice(end)));
}

const costs = { lostSign: 0.5, lostOne: 1, addedOne: 1.5, otherDigit: 2, otherWidth: 1.5, outside: 4 };
const maxWidthError = 0.25;

function costOf(text: string, printed: string, style: DayStyle): number | null {
  const ofDay = style.isNamed ? text.slice(0, -3) : text;
  if (/[a-z]/i.test(Array.from(ofDay, asDigit).join(''))) return null;
  const read = digitsOf(ofDay);
  const digits = plainOf(printed);
  if (read === digits) return costs.lostSign;
  if (isWithSigns(text, printed, style.between))
    return text.includes(style.between) ? costs.addedOne : costs.lostSign;
  if (hasLostOne(text, read, digits)) return costs.lostOne;
  return differences(read, digits) === 1 ? costs.otherDigit : null;
}

interface Column {
  readonly style: DayStyle;
  readonly days: readonly number[];
  readonly widthOfLetter: number;
}

const graceDays = 5;
const maxDays = 130;

function windowOf({ days, style }: Column, period: Period | null): number[] {
  const [first, last] = period
    ? [dayOfStyle(period.from, style) - graceDays, dayOfStyle(period.to, style) + graceDays]
    : [Math.min(...days), Math.max(...days)];
  return last - first > maxDays || last < first
    ? []
    : Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export function candidatesOf({ text, width }: DayWord, column: Column, period: Period | null): Candidate[] {
  const { style, widthOfLetter } = column;
  const extra = (printed: string) =>
    Math.abs(printed.length * widthOfLetter - width) > width * maxWidthError ? costs.otherWidth : 0;
  const own = dateAtStart(text) === null ? null : styledDay(text);
  const days = windowOf(column, period);
  const others = days.flatMap((day) => {
    const printed = dayInStyle(day, style);
    const cost = day === own?.day ? null : costOf(text, printed, style);
    return cost === null ? [] : [{ day, cost: cost + extra(printed) }];
  });
  if (!own) return others;
  const outside = days.includes(own.day) ? 0 : costs.outside;
  return [{ day: own.day, cost: extra(text) + outside }, ...others];
}
