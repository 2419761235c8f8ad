const msOfDay = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msOfDay;

export function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * msOfDay).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  dayNumber(to) - dayNumber(from) + 1;

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

export function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthOf(addDays(lastDayOf(month), 1))) months.push(month);
  return months;
}
