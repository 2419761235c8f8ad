const DAY_MS = 86_400_000;
const FRESH_DAYS = 180;
const LISTED_DAYS = 365;

const daysBetween = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / DAY_MS;

export const isStale = (confirmedOn: string, today: string): boolean =>
  daysBetween(confirmedOn, today) > FRESH_DAYS;

/** A program of a feed is not listed any longer. */
export const isExpired = (confirmedOn: string, today: string): boolean =>
  daysBetween(confirmedOn, today) > LISTED_DAYS;
