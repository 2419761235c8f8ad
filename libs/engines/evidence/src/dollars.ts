export const wholeDollars = (dollars: number): number => Math.floor(dollars + 0.5) || 0;

export const dollarsOf = (cents: number): number => Math.floor((cents + 50) / 100) || 0;

export const percentOf = (part: number, whole: number): number =>
  Math.floor((part * 10_000) / whole + 0.5) / 100 || 0;

export const hundredths = (value: number): number => Math.floor(value * 100 + 0.5) / 100 || 0;

/** Dollars and cents of cents, half up. */
export const exactDollarsOf = (cents: number, parts = 1): number =>
  Math.floor((cents * 2 + parts) / (2 * parts)) / 100 || 0;
