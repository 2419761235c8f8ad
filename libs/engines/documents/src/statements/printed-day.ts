import { dayNumber, isoFrom, isoOf, isRealDay, type PrintedDate } from './dates.ts';

/** A day of one word: "05/14", "05/14/2023", "14.05." or "14MAY". */
export interface DayStyle {
  readonly between: string;
  readonly behind: string;
  readonly isDayFirst: boolean;
  readonly isPadded: boolean;
  readonly yearDigits: number;
  readonly isNamed: boolean;
}

const numeric = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?(\.{0,2})$/;
const lostPoint = /^(\d\d)(\d\d)\.{1,2}$/;
const named = /^(\d{1,2})([A-Z]{3})$/;
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Days without a year are in a leap year. */
const yearOf = ({ year }: PrintedDate) => year ?? 2000;

const numberOf = (date: PrintedDate): number | null => {
  const iso = isoOf({ ...date, year: yearOf(date) });
  return isRealDay(iso) ? dayNumber(iso) : null;
};

export interface StyledDay {
  readonly style: DayStyle;
  readonly day: number;
}

function namedDay(text: string): StyledDay | null {
  const [, day = '', name = ''] = named.exec(text) ?? [];
  const number = numberOf({ year: null, month: months.indexOf(name) + 1, day: Number(day) });
  if (day === '' || number === null) return null;
  const style = { between: '', behind: '', isDayFirst: true, yearDigits: 0, isNamed: true };
  return { style: { ...style, isPadded: day.startsWith('0') }, day: number };
}

export function styledDay(printed: string): StyledDay | null {
  const text = printed.replace(lostPoint, '$1.$2.');
  const match = numeric.exec(text);
  if (!match) return namedDay(text);
  const [, one = '', between = '', other = '', year = '', behind = ''] = match;
  const isDayFirst = between === '.' && behind !== '' && year === '';
  if (between === '.' && year === '' && behind === '') return null;
  const [month, day] = (isDayFirst ? [other, one] : [one, other]).map(Number);
  const full = year === '' ? null : Number(year.length === 2 ? `20${year}` : year);
  const number = numberOf({ year: full, month: month ?? 0, day: day ?? 0 });
  const isPadded = one.length === 2;
  const style = { between, behind: behind.slice(0, 1), isDayFirst, isPadded, isNamed: false };
  return number === null ? null : { style: { ...style, yearDigits: year.length }, day: number };
}

export function dayInStyle(number: number, style: DayStyle): string {
  const [year = '', month = '', day = ''] = isoFrom(number).split('-');
  const plain = (part: string) => (style.isPadded ? part : String(Number(part)));
  if (style.isNamed) return `${plain(day)}${months[Number(month) - 1] ?? ''}`;
  const parts = style.isDayFirst ? [plain(day), plain(month)] : [plain(month), plain(day)];
  const ofYear = style.yearDigits === 0 ? [] : [year.slice(-style.yearDigits)];
  return [...parts, ...ofYear].join(style.between) + style.behind;
}

export function dayOfStyle(iso: string, { yearDigits }: DayStyle): number {
  const [year = '', ...rest] = iso.split('-');
  return dayNumber([yearDigits === 0 ? '2000' : year, ...rest].join('-'));
}
