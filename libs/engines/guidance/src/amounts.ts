const grouped = (value: number): string => String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

/** Whole dollars, rounded down: an estimate never promises the next dollar. */
export function dollars(value: number): string {
  const whole = Math.floor(value);
  return `${whole < 0 ? '-' : ''}$${grouped(Math.abs(whole))}`;
}

/** One decimal, away from the better band, so that a shown figure never claims a band it has not reached. */
export const roundedDown = (value: number): number => Math.floor(value * 10) / 10;
export const roundedUp = (value: number): number => Math.ceil(value * 10) / 10;

export const percent = (value: number): string => `${grouped(value)}%`;
