import { fullMonthsSince, isCalendarDate } from './dates.ts';

const msOfDay = 86_400_000;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + msOfDay).toISOString().slice(0, 10);

/** All that a measure can learn from a date. */
const ageOf = (date: string, today: string): number | string | null =>
  date === today ? 'today' : fullMonthsSince(date, today);

function nextChangeOfDate(date: string, today: string): string {
  if (date > today) return date;
  let day = dayAfter(today);
  while (ageOf(date, day) === ageOf(date, today)) day = dayAfter(day);
  return day;
}

/** The days after today on which a date among the values first has another age. A score changes on no other day. */
export const nextChangesOf = (values: readonly unknown[], today: string): string[] =>
  values.flatMap((value) =>
    typeof value === 'string' && isCalendarDate(value) ? [nextChangeOfDate(value, today)] : [],
  );
