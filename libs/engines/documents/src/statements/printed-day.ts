import { dateAtStart, dayNumber, isoFrom, isoOf, isRealDay, type PrintedDate } from './dates.ts';

/** A day of one word: "05/14", "05/14/2023", "14.05." or "14MAY". */
export interface DayStyle {
  readonly between: string;
  readonly behind: string;
  readonly isDayFirst: boolean;
  readonly isPadded: boolean;
  readonly yearDigits: number;
  readonly isNamed: boolean;
}

const oneWord = /^\d{1,2}(?:([-/.])\d{1,2}(?:\1(?:\d{4}|\d{2}))?\.?|[A-Z]{3})$/;
const lostPoint = /^(\d\d)(\d\d)\.{1,2}$/;
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

export function styledDay(printed: string): StyledDay | null {
  const text = printed.replace(lostPoint, '$1.$2.').replace(/\.{2}$/, '.');
  const read = oneWord.test(text) ? dateAtStart(text) : null;
  const day = read?.length === text.length ? numberOf(read.date) : null;
  return day === null ? null : { style: styleOf(text), day };
}

function styleOf(text: string): DayStyle {
  const [first = '', , year = ''] = text.split(/[-/.]/);
  const behind = text.endsWith('.') ? '.' : '';
  const isNamed = /[A-Z]$/.test(text);
  return {
    behind,
    isNamed,
    isDayFirst: isNamed || behind !== '',
    yearDigits: year.length,
    between: /[-/.]/.exec(text)?.[0] ?? '',
    isPadded: first.startsWith('0'),
  };
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
