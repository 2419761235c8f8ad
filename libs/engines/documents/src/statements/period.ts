import { type Area, areaOf } from '../area.ts';
import { segmentsOf } from '../layout.ts';
import type { Line, Word } from '../page.ts';
import { beginningPatterns, endingPatterns } from './balance-text.ts';
import { dateAtStart, dayIn, dayNumber, isoFrom, isoOf, type Period, periodIn } from './dates.ts';
import { monthOfLastDay } from './last-day.ts';

interface LocatedPeriod {
  period: Period;
  page: number;
  area: Area | null;
}

type Passage = Pick<Line, 'text' | 'page' | 'words'>;

const headLines = 30;

const monthName =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?';
const range = '\\s*(?:-|\u2013|\u2014|to|through|thru)\\s*';
const monthRange = new RegExp(`\\b${monthName},?(?: (20\\d\\d))?${range}${monthName},? (20\\d\\d)\\b`, 'i');
const monthAndYear = new RegExp(`(?<!\\d )\\b${monthName},? (20\\d\\d)\\b`, 'i');
const ended =
  /\b(?:(year|twelve months|12 months|quarter|three months|3 months|six months|6 months|nine months|9 months|month)s?)[- ](?:ended|ending|to) (.+)/i;
const months: Readonly<Record<string, number>> = {
  year: 12,
  'twelve months': 12,
  '12 months': 12,
  quarter: 3,
  'three months': 3,
  '3 months': 3,
  'six months': 6,
  '6 months': 6,
  'nine months': 9,
  '9 months': 9,
  month: 1,
};

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const firstOf = (month: string, year: string) => dateAtStart(`${month} 1, ${year}`)?.date ?? null;

function wholeMonths(from: string, fromYear: string, to: string, toYear: string): Period | null {
  const [first, last] = [firstOf(from, fromYear), firstOf(to, toYear)];
  if (!first || !last) return null;
  return { from: isoOf(first), to: isoOf({ ...last, day: lastDayOf(last.year ?? 0, last.month) }) };
}

const daysOfMonth = new RegExp(`\\b${monthName} (\\d{1,2})${range}(\\d{1,2}),? (20\\d\\d)\\b`, 'i');

function daysOfMonthIn(text: string): Period | null {
  const [, month = '', first = '', last = '', year = ''] = daysOfMonth.exec(text) ?? [];
  const [from, to] = [first, last].map((day) => dateAtStart(`${month} ${day}, ${year}`)?.date);
  return from && to ? { from: isoOf(from), to: isoOf(to) } : null;
}

function monthRangeIn(text: string): Period | null {
  const [, from = '', fromYear, to = '', year = ''] = monthRange.exec(text) ?? [];
  return year === '' ? null : wholeMonths(from, fromYear ?? year, to, year);
}

function monthIn(text: string): Period | null {
  const [, month = '', year = ''] = monthAndYear.exec(text) ?? [];
  return year === '' ? null : wholeMonths(month, year, month, year);
}

function endedIn(text: string): Period | null {
  const [, span = '', rest = ''] = ended.exec(text) ?? [];
  const day = dayIn(rest);
  if (day === null) return null;
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = months[span.toLowerCase()] ?? 1;
  const first = new Date(Date.UTC(year, month - count, 1));
  return { from: first.toISOString().slice(0, 10), to: day };
}

function columnTexts(head: readonly Line[]): Passage[] {
  return head.flatMap((line, at) =>
    segmentsOf(line).map((segment) => {
      const below = [1, 2].flatMap((step) => {
        const next = head[at + step];
        return next
          ? segmentsOf(next)
              .filter(({ left, right }) => left < segment.right && right > segment.left)
              .slice(0, 1)
          : [];
      });
      const parts = [segment, ...below];
      const words: readonly Word[] = parts.flatMap((part) => [...part.words]);
      return { text: parts.map(({ text }) => text).join(' '), page: line.page, words };
    }),
  );
}

const statementDates = /statement date\W{1,3}(.{1,60}?)\W{1,3}last statement\W{1,3}(.+)/i;

function periodOfBalances(lines: readonly Line[]): LocatedPeriod | null {
  const dayOf = (patterns: readonly RegExp[]) => {
    const line = lines.find(({ text }) => patterns.some((each) => each.test(text)) && dayIn(text) !== null);
    return line ? { day: dayIn(line.text) ?? '', line } : null;
  };
  const [from, to] = [dayOf(beginningPatterns), dayOf(endingPatterns)];
  if (!from || !to || from.day >= to.day) return null;
  return { period: { from: from.day, to: to.day }, page: from.line.page, area: areaOf(from.line.words) };
}

function statementDatesIn(text: string): Period | null {
  const [, last = '', first = ''] = statementDates.exec(text) ?? [];
  const [from, to] = [dayIn(first), dayIn(last)];
  return from !== null && to !== null && from < to ? { from, to } : null;
}

/** "Days in statement period 30" beside the last day. */
const dayCount = /\bdays in (?:the |this )?(?:[a-z']{4,12} )?(?:period|cycle|month)\W*(\d{1,3})\b/i;
const lastDayLabel =
  /\b(?:statement (?:ending|end|date|closing|through)|closing date|ending date|(?:this|current) statement)\b(.*)/i;

function periodOfDayCount(lines: readonly Line[]): LocatedPeriod | null {
  const line = lines.find(({ text }) => dayIn(lastDayLabel.exec(text)?.[1] ?? '') !== null);
  const to = dayIn(lastDayLabel.exec(line?.text ?? '')?.[1] ?? '');
  const count = Number(lines.map(({ text }) => dayCount.exec(text)?.[1]).find((each) => each !== undefined));
  if (!line || to === null || !(count > 0)) return null;
  const from = isoFrom(dayNumber(to) - count + 1);
  return { period: { from, to }, page: line.page, area: areaOf(line.words) };
}

const firstDay = /\b(?:from|start(?:s|ed|ing)?|begin(?:s|ning)?|opening)(?: date)?\W{1,3}(\S.{5,18})$/i;
const lastDay = /\b(?:t[o0]|through|thru|end(?:s|ed|ing)?|closing)(?: date)?\W{1,3}(\S.{5,18})$/i;

function periodInLines(lines: readonly Line[]): LocatedPeriod | null {
  const dayOf = ({ text }: Line, pattern: RegExp) => {
    const [, rest = ''] = pattern.exec(text) ?? [];
    return dateAtStart(rest)?.length === rest.length ? dayIn(rest) : null;
  };
  for (const [at, line] of lines.entries()) {
    const [from, below] = [dayOf(line, firstDay), lines[at + 1]];
    const to = below ? dayOf(below, lastDay) : null;
    if (from !== null && to !== null && from < to)
      return { period: { from, to }, page: line.page, area: areaOf(line.words) };
  }
  return null;
}

/** The year of a range that prints days only, if the head names a single year. */
function yearOf(head: readonly Passage[], lines: readonly Passage[]): number | null {
  const yearsIn = (all: readonly Passage[]) =>
    new Set(all.flatMap(({ text }) => text.match(/(?<![\w.,-])20[0-3]\d(?![\w.,-])/g) ?? []));
  const years = yearsIn(head).size > 0 ? yearsIn(head) : yearsIn(lines);
  return years.size === 1 ? Number([...years][0]) : null;
}

function firstIn(texts: readonly Passage[], read: (text: string) => Period | null): LocatedPeriod | null {
  for (const { text, page, words } of texts) {
    const period = read(text);
    if (period) return { period, page, area: areaOf(words) };
  }
  return null;
}

function periodOfLastDay(lines: readonly Line[], head: readonly Line[]): LocatedPeriod | null {
  const month = monthOfLastDay(head, lines);
  return month && { period: month.period, page: month.line.page, area: areaOf(month.line.words) };
}

const periodOfFields = (lines: readonly Line[], head: readonly Line[]): LocatedPeriod | null =>
  periodOfDayCount(lines) ?? periodInLines(head) ?? periodOfLastDay(lines, head);

const timeZone = / ?\[[A-Z]{3,4}\]/g;

export const periodOf = (lines: readonly Line[]): LocatedPeriod | null =>
  periodOn(1, lines) ?? periodOn(2, lines);

function periodOn(own: number, lines: readonly Line[]): LocatedPeriod | null {
  const head = lines
    .filter(({ page }) => page === own)
    .slice(0, headLines)
    .map((line) => ({ ...line, text: line.text.replace(timeZone, '') }));
  const joined = head.map(({ text, page, words }, at) => ({
    text: `${text} ${head[at + 1]?.text ?? ''}`,
    page,
    words: [...words, ...(head[at + 1]?.words ?? [])],
  }));
  return (
    firstIn(head, periodIn) ??
    firstIn(columnTexts(head), periodIn) ??
    firstIn(joined, periodIn) ??
    firstIn(head, (text) => daysOfMonthIn(text) ?? monthRangeIn(text)) ??
    firstIn(head, endedIn) ??
    periodOfBalances(head) ??
    firstIn(head, statementDatesIn) ??
    periodOfFields(lines, head) ??
    firstIn(head, (text) => periodIn(text, yearOf(head, lines))) ??
    firstIn(head, monthIn)
  );
}
