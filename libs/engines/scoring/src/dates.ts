const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** `Date` accepts February 29, 2023 and returns March 1. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const year = (date: string): number => Number(date.slice(0, 4));
const month = (date: string): number => Number(date.slice(5, 7));
const day = (date: string): number => Number(date.slice(8, 10));

/** A month is full on the same day number or after it. */
export function fullMonthsBetween(from: string, to: string): number {
  const calendarMonths = 12 * (year(to) - year(from)) + month(to) - month(from);
  return day(to) < day(from) ? calendarMonths - 1 : calendarMonths;
}

export const fullMonthsSince = (date: string, today: string): number | null =>
  date === '' || date > today ? null : fullMonthsBetween(date, today);
