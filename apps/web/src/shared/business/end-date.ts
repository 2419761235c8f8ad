/** The access lasts until the end of the day. */
export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString();

const two = (part: number) => String(part).padStart(2, '0');

/** The value of a date field, in the time zone of the reader. */
export function dayOf(moment: string | null): string {
  if (moment === null) return '';
  const day = new Date(moment);
  return [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-');
}
