const BILLION = 1e9;

/** Removes binary noise before a value is rounded. */
export const toNineDecimals = (value: number): number => Math.floor(value * BILLION + 0.5) / BILLION;

export const halfUp = (value: number): number => Math.floor(toNineDecimals(value) + 0.5);

export const toCents = (value: number): number => halfUp(value * 100) / 100;

export const hundredthsDown = (value: number): number => Math.floor(toNineDecimals(value * 100)) / 100;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
