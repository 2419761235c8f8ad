import type { Line } from '../page.ts';

/** Month and day, and the year where it is printed. */
export interface PrintedDate {
  year: number | null;
  month: number;
  day: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthPattern = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const shapes: readonly [RegExp, (part: RegExpExecArray) => PrintedDate][] = [
  [/^(20\d\d)-(\d{1,2})-(\d{1,2})\b/, (p) => dated(p[1], p[2], p[3])],
  [/^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/,.])/, (p) => dated(p[3], p[1], p[2])],
  [
    new RegExp(`^${monthPattern}[ -]?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ?(20\\d\\d))?(?![\\d,.])`, 'i'),
    (p) => dated(p[3], month(p[1]), p[2]),
  ],
  [
    new RegExp(`^(\\d{1,2})[ -]${monthPattern}(?:,?[ -]?(20\\d\\d|\\d\\d(?!\\d)))?`, 'i'),
    (p) => dated(p[3], month(p[2]), p[1]),
  ],
];

const month = (name: string | undefined) =>
  String(months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1);

function dated(year: string | undefined, inMonth: string | undefined, day: string | undefined): PrintedDate {
  const full = year === undefined || year === '' ? null : Number(year.length === 2 ? `20${year}` : year);
  return { year: full, month: Number(inMonth), day: Number(day) };
}

const possible = ({ month: inMonth, day }: PrintedDate) =>
  inMonth >= 1 && inMonth <= 12 && day >= 1 && day <= 31;

/** The date the text begins with, and how long it is. */
export function dateAtStart(text: string): { date: PrintedDate; length: number } | null {
  for (const [shape, read] of shapes) {
    const found = shape.exec(text);
    const date = found ? read(found) : null;
    if (found && date && possible(date)) return { date, length: found[0].length };
  }
  return null;
}

/** A row of a table begins with its day. */
export const startsWithDate = (line: Line): boolean => dateAtStart(line.text) !== null;

export const isoOf = ({ year, month: inMonth, day }: PrintedDate): string =>
  [String(year ?? 0).padStart(4, '0'), String(inMonth).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );

export interface Period {
  from: string;
  to: string;
}

/** Every date with a year in a text, in the order they stand. */
function datesIn(
  text: string,
): { iso: string; at: number; length: number; yearless: boolean; date: PrintedDate }[] {
  const found = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && /[\w/-]/.test(text[at - 1] ?? '')) continue;
    const here = dateAtStart(text.slice(at));
    if (!here) continue;
    found.push({
      iso: isoOf(here.date),
      at,
      length: here.length,
      yearless: here.date.year === null,
      date: here.date,
    });
    at += here.length - 1;
  }
  return found;
}

const joined = /^[\s,]*(?:through|thru|to|until|[-\u2013\u2014]|and ending|and)[\s]*$/i;

/** "January 1, 2024 through January 31, 2024", "Jan 1 - Jan 31, 2024", "01/01/24 to 01/31/24". */
export function periodIn(text: string): Period | null {
  const dates = datesIn(text);
  for (const [at, first] of dates.entries()) {
    const second = dates[at + 1];
    if (!second || second.yearless) continue;
    if (!joined.test(text.slice(first.at + first.length, second.at))) continue;
    const year = first.date.year ?? second.date.year;
    return { from: isoOf({ ...first.date, year }), to: second.iso };
  }
  return null;
}

/** Days as a number, so that the day after can be told from a gap. */
export function dayNumber(iso: string): number {
  const [year = 0, inMonth = 1, day = 1] = iso.split('-').map(Number);
  return Math.round(Date.UTC(year, inMonth - 1, day) / 86_400_000);
}
