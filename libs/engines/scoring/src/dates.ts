const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** 29 February 2023 has the shape of a date and is none. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const year = (date: string): number => Number(date.slice(0, 4));
const month = (date: string): number => Number(date.slice(5, 7));
const day = (date: string): number => Number(date.slice(8, 10));

/** Full months from one YYYY-MM-DD to another; a month is full on the same day number, or after it. */
export function monthsBetween(from: string, to: string): number {
  const calendarMonths = 12 * (year(to) - year(from)) + month(to) - month(from);
  return day(to) < day(from) ? calendarMonths - 1 : calendarMonths;
}

/** Full months since a date; null for a blank date and for one in the future. */
export const monthsSince = (date: string, today: string): number | null =>
  date === '' || date > today ? null : monthsBetween(date, today);
