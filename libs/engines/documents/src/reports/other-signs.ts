import { type Amount, centsOf } from '../amounts.ts';

export interface NamedAmount {
  label: string;
  amount: Amount;
}

const contra =
  /^(?:less|deduct)\b|accumulated|\ballowances?\b|\breturns?\b|\bdiscounts?\b|\brefunds?\b|\bdraw(?:s|ings?)?\b|\bdistributions?\b|\bdividends?\b|\btreasury\b|ending inventory|closing (?:inventory|stock)|\bwithdrawals?\b/i;
const maxContra = 8;
const rounding = 200;

function* sumsOf(values: readonly number[]): Generator<number> {
  const [value, ...others] = values;
  yield 0;
  if (value === undefined) return;
  for (const sum of sumsOf(others)) yield value + sum;
  yield* sumsOf(others);
}

/** The gap of a sum is one row that does not count or has another sign, or rows that are subtracted. */
export function isGapOfSigns(items: readonly NamedAmount[], gap: number): boolean {
  const tolerance = items.every(({ amount }) => amount.hasCents) ? 1 : rounding;
  const isGap = (cents: number) => cents !== 0 && Math.abs(cents - gap) <= tolerance;
  if (
    items.length > 1 &&
    items.some(({ amount }) => [1, 2].some((times) => isGap(centsOf(amount.value) * times)))
  )
    return true;
  const subtracted = items.filter(({ label }) => contra.test(label)).slice(0, maxContra);
  for (const sum of sumsOf(subtracted.map(({ amount }) => centsOf(amount.value) * 2)))
    if (isGap(sum)) return true;
  return false;
}

/** A card prints a credit behind the amount, among charges without a sign. */
export const creditCents = ({ text, value }: Pick<Amount, 'text' | 'value'>): number =>
  text.endsWith('CR') ? -Math.abs(centsOf(value)) : centsOf(value);
