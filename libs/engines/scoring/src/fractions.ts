/** A measured figure as a quotient of integers; den 0 means "without bound" (no debt at all). */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

export const toHundredths = (value: number): number => Math.round(value * 100);

/** A typed-in figure; 0 is how an empty number is stored, so it counts as not answered. */
export const entered = (value: number): Fraction | null =>
  value === 0 ? null : { num: toHundredths(value), den: 100 };

/** Cents over whole dollars are a percentage, and both stay far below the largest safe integer. */
export const percentOf = (part: number, whole: number): Fraction => ({
  num: toHundredths(part),
  den: Math.round(whole),
});

/** a·b ≥ c·d for integers, exact at any size: figures reach 10^14 cents, their products leave the safe integers. */
export function productAtLeast(a: number, b: number, c: number, d: number): boolean {
  const left = a * b;
  const right = c * d;
  if (Math.abs(left) <= Number.MAX_SAFE_INTEGER && Math.abs(right) <= Number.MAX_SAFE_INTEGER)
    return left >= right;
  return BigInt(a) * BigInt(b) >= BigInt(c) * BigInt(d);
}

/** a ≥ b, cross-multiplied. */
export const fractionAtLeast = (a: Fraction, b: Fraction): boolean =>
  productAtLeast(a.num, b.den, b.num, a.den);

export function larger<F extends Fraction>(a: F | null, b: F | null): F | null {
  if (a === null || b === null) return a ?? b;
  return fractionAtLeast(a, b) ? a : b;
}

export function smaller<F extends Fraction>(a: F | null, b: F | null): F | null {
  if (a === null || b === null) return a ?? b;
  return fractionAtLeast(a, b) ? b : a;
}
