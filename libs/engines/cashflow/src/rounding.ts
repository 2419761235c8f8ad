/** Rounds half up, also below zero, and never returns -0. */
export const halfUp = (numerator: number, denominator = 1): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator)) || 0;

export const down = (numerator: number, denominator: number): number =>
  Math.floor(numerator / denominator) || 0;

export const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
