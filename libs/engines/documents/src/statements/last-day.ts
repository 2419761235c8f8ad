import type { Line } from '../page.ts';
import { dateAtStart, dayIn, dayNumber, isoFrom, isoOf, isRealDay, type Period } from './dates.ts';
import { amountsWithCents } from '../amounts.ts';

const label =
  /\b(?:statement (?:end|ending|date|closing(?: date)?|thru(?: date)?|through(?: date)?)|period (?:ending|ended)|(?:closing|ending|page) date|this statement)\W+(.+)/i;
const besidePageNumber =
  /^(?:date\W{1,3})?(.{6,20}?)\W{1,3}page\W{0,3}\d|^page \d{1,3} of \d{1,3}\W{1,3}(.{6,20})$/i;

function lastDayIn(text: string): string | null {
  const labeled = dayIn((label.exec(text)?.[1] ?? '').slice(0, 24));
  if (labeled !== null) return labeled;
  const [, before, behind] = besidePageNumber.exec(text) ?? [];
  const beside = before ?? behind ?? '';
  return dateAtStart(beside)?.length === beside.length ? dayIn(beside) : null;
}

function monthBefore(to: string): string {
  const [year = 0, month = 1, day = 1] = to.split('-').map(Number);
  const next = new Date(dayNumber(to) * 86_400_000 + 86_400_000);
  const isMonthEnd = next.getUTCDate() === 1;
  return isoFrom(
    Math.round(Date.UTC(year, isMonthEnd ? month - 1 : month - 2, isMonthEnd ? 1 : day + 1) / 86_400_000),
  );
}

function rowDaysIn(lines: readonly Line[], { from, to }: Period): string[] {
  return lines.flatMap((line) => {
    const date = amountsWithCents(line).length === 0 ? undefined : dateAtStart(line.text)?.date;
    if (!date) return [];
    if (date.year !== null) return [isoOf(date)];
    const days = [to, from].map((end) => isoOf({ ...date, year: Number(end.slice(0, 4)) }));
    return [days.find((day) => day >= from && day <= to) ?? days[0] ?? ''];
  });
}

const leastRows = 3;

/** "Statement ending May 31, 2023": the month before, if all rows are in it. */
export function monthOfLastDay(
  head: readonly Line[],
  lines: readonly Line[],
): { period: Period; line: Line } | null {
  for (const line of head) {
    const to = lastDayIn(line.text);
    if (to === null || !isRealDay(to)) continue;
    const period = { from: monthBefore(to), to };
    const days = rowDaysIn(lines, period);
    const isMonth = days.length >= leastRows && days.every((day) => day >= period.from && day <= to);
    return isMonth ? { period, line } : null;
  }
  return null;
}
