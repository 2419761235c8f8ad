import { halfUp } from '../rounding.ts';
import { rateUnits } from './record-cells.ts';

/** Below this number of loans, nothing is published. */
export const fewestLoans = 5;

const z = 1.959963984540054;

export interface LoanShare {
  count: number;
  share: number;
  low: number;
  high: number;
}

const toPercent = (share: number): number => halfUp(share * 1000) / 10;

export function shareOf(count: number, loans: number): LoanShare {
  const share = count / loans;
  const square = (z * z) / loans;
  const middle = share + square / 2;
  const spread = z * Math.sqrt((share * (1 - share) + square / 4) / loans);
  const toBound = (value: number) => toPercent(Math.min(1, Math.max(0, value / (1 + square))));
  return {
    count,
    share: toPercent(share),
    low: toBound(middle - spread),
    high: toBound(middle + spread),
  };
}

function swap(values: Float64Array, a: number, b: number): void {
  const first = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = first;
}

interface Span {
  low: number;
  high: number;
}

function partition(values: Float64Array, { low, high }: Span): Span {
  const pivot = values[(low + high) >> 1] ?? 0;
  let [left, right] = [low, high];
  while (left <= right) {
    while ((values[left] ?? 0) < pivot) left += 1;
    while ((values[right] ?? 0) > pivot) right -= 1;
    if (left > right) break;
    swap(values, left, right);
    left += 1;
    right -= 1;
  }
  return { low: left, high: right };
}

function select(values: Float64Array, rank: number, length: number): number {
  let [low, high] = [0, length - 1];
  while (low < high) {
    const between = partition(values, { low, high });
    if (rank <= between.high) high = between.high;
    else if (rank >= between.low) low = between.low;
    else break;
  }
  return values[rank] ?? 0;
}

function largest(values: Float64Array, length: number): number {
  let result = values[0] ?? 0;
  for (let place = 1; place < length; place += 1) result = Math.max(result, values[place] ?? 0);
  return result;
}

/** Twice the median, so that it stays a whole number. Reorders the values; null below five values. */
export function twiceMedian(values: Float64Array, length: number): number | null {
  if (length < fewestLoans) return null;
  const upper = select(values, length >> 1, length);
  if (length % 2 === 1) return 2 * upper;
  return upper + largest(values, length >> 1);
}

const rounded = (twice: number | null, unit: number, decimals: number): number | null => {
  if (twice === null) return null;
  const steps = 10 ** decimals;
  return Math.floor((twice * steps + unit) / (2 * unit)) / steps;
};

export const dollarsOf = (twiceCents: number | null): number | null => rounded(twiceCents, 100, 2);
export const termOf = (twiceMonths: number | null): number | null => rounded(twiceMonths, 1, 1);
export const rateOf = (twiceUnits: number | null): number | null => rounded(twiceUnits, rateUnits, 2);
