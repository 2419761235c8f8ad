import { dateAtStart, dayIn, isoOf, type Period, periodIn } from '../statements/dates.ts';

const name = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?';
const range = ' ?(?:-|\u2013|\u2014|to|through|thru) ?';
const shortYear = "['\u2019]?(\\d\\d)$";
const shortRange = new RegExp(
  `\\b${name}(?: (\\d{1,2}))?${range}${name}(?: (\\d{1,2}))?,? ${shortYear}`,
  'i',
);
const monthNumbers = new RegExp(
  `(?<![\\d/])(\\d{1,2})/(20\\d\\d)${range}(\\d{1,2})/(20\\d\\d)(?![\\d/])`,
  'i',
);
const shortDay = new RegExp(`\\b${name} (\\d{1,2}), ${shortYear}`, 'i');
const quarter =
  /\b(?:q([1-4])|([1-4])(?:st|nd|rd|th) (?:quarter|qtr\.?)|(first|second|third|fourth) quarter),?(?: of)? (20\d\d)\b/i;
const calendarYear = /\b(?:calendar|tax) year:? (20\d\d)\b|^(?:for )?(?:the )?(?:full )?year:? (20\d\d)$/i;
const yearEnd = /\b(?:fye|fiscal year[- ]end(?:ed|ing)?)\b\W{0,2}(.+)/i;
const fiscal = /\bf\.?y\.?\b|\bfiscal\b/i;
const ordinals = ['first', 'second', 'third', 'fourth'];

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const monthOf = (text: string) => dateAtStart(`${text.slice(0, 3)} 1`)?.date.month ?? 1;
const months = (year: number, first: number, last: number): Period => ({
  from: isoOf({ year, month: first, day: 1 }),
  to: isoOf({ year, month: last, day: lastDayOf(year, last) }),
});

/** "Jan - Dec 24", "Jan 1 - Sep 30, 24". A single number beside the first month is its year: "Oct 23 - Sep 24". */
function shortRangeIn(text: string): Period | null {
  const [, from = '', number, to = '', lastDay, digits] = shortRange.exec(text) ?? [];
  if (digits === undefined) return null;
  const [year, first, last] = [2000 + Number(digits), monthOf(from), monthOf(to)];
  if (lastDay !== undefined) {
    const start = { year: first > last ? year - 1 : year, month: first, day: Number(number ?? 1) };
    return { from: isoOf(start), to: isoOf({ year, month: last, day: Number(lastDay) }) };
  }
  const firstYear = number === undefined ? year : 2000 + Number(number);
  const period = { from: months(firstYear, first, first).from, to: months(year, last, last).to };
  return period.from < period.to ? period : null;
}

function monthNumbersIn(text: string): Period | null {
  const [, from, fromYear, to, toYear] = (monthNumbers.exec(text) ?? []).map(Number);
  if (from === undefined || fromYear === undefined || to === undefined || toYear === undefined) return null;
  return { from: months(fromYear, from, from).from, to: months(toYear, to, to).to };
}

const sinceInception = (text: string) =>
  periodIn(
    text
      .replace(/\b(?:inception|formation) \(([^()]+)\)/i, '$1')
      .replace(/ \((?:date of )?(?:inception|formation|organization|opening)\)/i, ''),
  );

function quarterIn(text: string): Period | null {
  const [, short, number, word = '', year] = quarter.exec(text) ?? [];
  if (year === undefined || fiscal.test(text)) return null;
  const at = Number(short ?? number ?? ordinals.indexOf(word.toLowerCase()) + 1);
  return months(Number(year), at * 3 - 2, at * 3);
}

function yearIn(text: string): Period | null {
  const [, calendar, alone] = calendarYear.exec(text) ?? [];
  const year = calendar ?? alone;
  if (year !== undefined) return months(Number(year), 1, 12);
  const to = dayIn(yearEnd.exec(text)?.[1] ?? '');
  if (to === null) return null;
  const [ended = 0, month = 1] = to.split('-').map(Number);
  return { from: new Date(Date.UTC(ended - 1, month, 1)).toISOString().slice(0, 10), to };
}

export const ownerPeriodIn = (text: string): Period | null =>
  shortRangeIn(text) ?? monthNumbersIn(text) ?? sinceInception(text) ?? quarterIn(text) ?? yearIn(text);

const through = /\b(?:through|thru)\W{1,2}(.+)/i;
const dated = /^(?:(?:balance sheet|statement|report) )?date\W{1,3}(.+)$/i;

function shortDayIn(text: string): string | null {
  const [, month = '', day, digits] = shortDay.exec(text) ?? [];
  if (digits === undefined) return null;
  return isoOf({ year: 2000 + Number(digits), month: monthOf(month), day: Number(day) });
}

function monthEndIn(text: string): string | null {
  const day = dayIn(text);
  const [year = 0, month = 1, last = 0] = (day ?? '').split('-').map(Number);
  return last === lastDayOf(year, month) ? day : null;
}

export const ownerDayIn = (text: string): string | null =>
  shortDayIn(text) ?? dayIn(through.exec(text)?.[1] ?? '') ?? monthEndIn(dated.exec(text)?.[1] ?? '');
