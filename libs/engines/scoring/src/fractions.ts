/** A quotient of integers; den 0 means "without bound", for example no debt. */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

export const toHundredths = (value: number): number => Math.round(value * 100);

/** The profile stores an empty number as 0. */
export const enteredFraction = (value: number): Fraction | null =>
  value === 0 ? null : { num: toHundredths(value), den: 100 };

/** Cents divided by whole dollars are a percentage. */
export const percentOf = (part: number, whole: number): Fraction => ({
  num: toHundredths(part),
  den: Math.round(whole),
});

/** a·b ≥ c·d. Figures reach 10^14 cents, so their products exceed the safe integers. */
export function isProductAtLeast(a: number, b: number, c: number, d: number): boolean {
  const left = a * b;
  const right = c * d;
  if (Math.abs(left) <= Number.MAX_SAFE_INTEGER && Math.abs(right) <= Number.MAX_SAFE_INTEGER)
    return left >= right;
  return BigInt(a) * BigInt(b) >= BigInt(c) * BigInt(d);
}

export const isFractionAtLeast = (a: Fraction, b: Fraction): boolean =>
  isProductAtLeast(a.num, b.den, b.num, a.den);

export function largerFraction<F extends Fraction>(a: F | null, b: F | null): F | null {
  if (a === null || b === null) return a ?? b;
  return isFractionAtLeast(a, b) ? a : b;
}

export function smallerFraction<F extends Fraction>(a: F | null, b: F | null): F | null {
  if (a === null || b === null) return a ?? b;
  return isFractionAtLeast(a, b) ? b : a;
}
