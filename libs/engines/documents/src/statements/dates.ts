import type { Line } from '../page.ts';

export interface PrintedDate {
  year: number | null;
  month: number;
  day: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthPattern = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const shapes: readonly [RegExp, (part: RegExpExecArray) => PrintedDate][] = [
  [/^(20\d\d)[-/](\d{1,2})[-/](\d{1,2})\b/, (p) => toPrintedDate(p[1], p[2], p[3])],
  [/^(20\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\d,.])/, (p) => toPrintedDate(p[1], p[2], p[3])],
  [/^(\d{2})\.(\d{2})\.{1,2}(?=\s|$)/, (p) => toPrintedDate(undefined, p[2], p[1])],
  [/^(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d)(?![\d,.])/, (p) => toPrintedDate(p[3], p[1], p[2])],
  [/^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/,.])/, (p) => toPrintedDate(p[3], p[1], p[2])],
  [
    new RegExp(
      `^${monthPattern}[ -]?(\\d{1,2})(?:st|nd|rd|th)?(?:(?:,? ?|-)(20\\d\\d))?(?![\\d.]|,\\d)`,
      'i',
    ),
    (p) => toPrintedDate(p[3], month(p[1]), p[2]),
  ],
  [
    new RegExp(
      `^(\\d{1,2})[ /-]?${monthPattern}(?:,?[ /-]?(20\\d\\d|\\d\\d(?![\\d.,]| ?${monthPattern})))?`,
      'i',
    ),
    (p) => toPrintedDate(p[3], month(p[2]), p[1]),
  ],
];

const month = (name: string | undefined) =>
  String(months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1);

function toPrintedDate(
  year: string | undefined,
  inMonth: string | undefined,
  day: string | undefined,
): PrintedDate {
  const full = year === undefined || year === '' ? null : Number(year.length === 2 ? `20${year}` : year);
  return { year: full, month: Number(inMonth), day: Number(day) };
}

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]* /i;

const isPossible = ({ month: inMonth, day }: PrintedDate) =>
  inMonth >= 1 && inMonth <= 12 && day >= 1 && day <= 31;

export function dateAtStart(text: string): { date: PrintedDate; length: number } | null {
  const before = weekday.exec(text)?.[0].length ?? 0;
  for (const [shape, read] of shapes) {
    const match = shape.exec(text.slice(before));
    const date = match ? read(match) : null;
    if (match && date && isPossible(date)) return { date, length: before + match[0].length };
  }
  return null;
}

export const startsWithDate = (line: Line): boolean => dateAtStart(line.text) !== null;

export const isoOf = ({ year, month: inMonth, day }: PrintedDate): string =>
  [String(year ?? 0).padStart(4, '0'), String(inMonth).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );

export interface Period {
  from: string;
  to: string;
}

function datesIn(
  text: string,
): { iso: string; at: number; length: number; isYearless: boolean; date: PrintedDate }[] {
  const dates = [];
  let end = -1;
  for (let at = 0; at < text.length; at += 1) {
    const before = text[at - 1] ?? '';
    const followsDate = before === '-' && (end === at - 1 || /[a-z]/i.test(text[at] ?? ''));
    if (/[\w/-]/.test(before) && !followsDate) continue;
    const printed = dateAtStart(text.slice(at));
    if (!printed) continue;
    dates.push({
      iso: isoOf(printed.date),
      at,
      length: printed.length,
      isYearless: printed.date.year === null,
      date: printed.date,
    });
    at += printed.length - 1;
    end = at + 1;
  }
  return dates;
}

export const daysIn = (text: string): string[] =>
  datesIn(text).flatMap(({ isYearless, iso }) => (isYearless ? [] : [iso]));

export const dayIn = (text: string): string | null => daysIn(text)[0] ?? null;

const rangeSeparator =
  /^[\s,;:]*(?:through|thru|to|until|(?:[-\u2013\u2014]|and) ?(?:ending|end|closing)|[-\u2013\u2014\u2192]+[>\u00bb]?|ending|end|closing|and)(?: date| on)?[\s:]*$/i;

/** `lastYear`: the year of a range that prints none. */
export function periodIn(text: string, lastYear: number | null = null): Period | null {
  const dates = datesIn(text);
  for (const [at, first] of dates.entries()) {
    const second = dates[at + 1];
    const last = second?.date.year ?? lastYear;
    if (!second || last === null) continue;
    if (!rangeSeparator.test(text.slice(first.at + first.length, second.at))) continue;
    const year = first.date.year ?? (first.date.month > second.date.month ? last - 1 : last);
    return { from: isoOf({ ...first.date, year }), to: isoOf({ ...second.date, year: last }) };
  }
  return null;
}

export const isoFrom = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function dayNumber(iso: string): number {
  const [year = 0, inMonth = 1, day = 1] = iso.split('-').map(Number);
  return Math.round(Date.UTC(year, inMonth - 1, day) / 86_400_000);
}

export function isRealDay(iso: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return false;
  return new Date(dayNumber(iso) * 86_400_000).toISOString().startsWith(iso);
}
