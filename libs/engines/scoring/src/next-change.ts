import { isCalendarDate } from './dates.ts';

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function fullOn(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month, day));
  return isoOf(date.getUTCDate() === day ? date.getTime() : Date.UTC(year, month + 1, 1));
}

function nextChangeOfDate(date: string, today: string): string {
  if (date > today) return date;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  if (date === today) return isoOf(Date.UTC(year, month - 1, day + 1));
  const dayOfMonth = Number(date.slice(8));
  const months = [month - 2, month - 1, month].map((each) => fullOn(year, each, dayOfMonth));
  return months.find((each) => each > today) ?? fullOn(year, month + 1, dayOfMonth);
}

export const nextChangesOf = (values: readonly unknown[], today: string): string[] =>
  values.flatMap((value) =>
    typeof value === 'string' && isCalendarDate(value) ? [nextChangeOfDate(value, today)] : [],
  );
