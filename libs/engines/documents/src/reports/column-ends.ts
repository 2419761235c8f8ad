import { daysIn, type Period } from '../statements/dates.ts';

interface ColumnEnd {
  year: number;
  month: number | null;
  day: number | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(${months.join('|')})[a-z]*\\.?`;
const shortDay = new RegExp(`\\b${monthName} (\\d{1,2}), ?['\u2019]?(\\d\\d)$`, 'i');
const monthAndYear = new RegExp(`\\b${monthName}[ ,/'\u2019-]*(20\\d\\d|\\d\\d)$`, 'i');
const yearAlone = /(?:\b|[a-z])(20[0-3]\d)\b|['\u2019](\d\d)$/i;
const span =
  /\d ?[-\u2013] ?[a-z]|[a-z]\.? [-\u2013] [a-z]|\b(?:to|through|thru|ended|ending|year|ytd|months)\b/i;

const fullYear = (digits: string) => Number(digits.length === 2 ? `20${digits}` : digits);
const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dayOf(heading: string): ColumnEnd | null {
  const last = daysIn(heading).at(-1);
  if (last !== undefined) {
    const [year = 0, month = 0, day = 0] = last.split('-').map(Number);
    return { year, month, day };
  }
  const [, month = '', day, year] = shortDay.exec(heading) ?? [];
  return year === undefined ? null : { year: fullYear(year), month: monthOf(month), day: Number(day) };
}

function monthIn(heading: string): ColumnEnd | null {
  const [, month = '', year] = monthAndYear.exec(heading) ?? [];
  return year === undefined ? null : { year: fullYear(year), month: monthOf(month), day: null };
}

function yearIn(heading: string): ColumnEnd | null {
  const [, long, short] = yearAlone.exec(heading) ?? [];
  const digits = long ?? short;
  return digits === undefined ? null : { year: fullYear(digits), month: null, day: null };
}

/** The day, month or year that a heading ends with: "Dec 31, 24", "Dec-21", "Jan - Dec 2024", "FY2024". */
const endOf = (heading: string): ColumnEnd | null => dayOf(heading) ?? monthIn(heading) ?? yearIn(heading);

const isMonth = (heading: string): boolean => {
  const end = endOf(heading);
  return end !== null && end.month !== null && end.day === null && !span.test(heading);
};

const monthRange = /[a-z]\.? ?[-\u2013] ?[a-z]|\b(?:to|through|thru|year|ytd)\b/i;

function isOtherSpan(heading: string, { from, to }: Period): boolean {
  if (from === '') return false;
  return from.slice(0, 7) === to.slice(0, 7) ? monthRange.test(heading) : isMonth(heading);
}

export function endsWith(heading: string, { from, to }: Period): boolean {
  const end = endOf(heading);
  const [year, month, day] = to.split('-').map(Number);
  if (end === null || end.year !== year) return false;
  if (isOtherSpan(heading, { from, to })) return false;
  return (end.month ?? month) === month && (end.day ?? day) === day;
}

const orderOf = ({ year, month, day }: ColumnEnd) => year * 372 + (month ?? 0) * 31 + (day ?? 0);

/** The last of several years or days. A month is a part of the period and does not stand for it. */
export function latestOf<Column extends { heading: string }>(columns: readonly Column[]): Column | null {
  const dated = columns.flatMap((column) => {
    const end = isMonth(column.heading) ? null : endOf(column.heading);
    return end ? [{ column, order: orderOf(end) }] : [];
  });
  if (dated.length < columns.length || new Set(dated.map(({ order }) => order)).size < dated.length)
    return null;
  return dated.sort((a, b) => b.order - a.order)[0]?.column ?? null;
}
