import type { NumberLever } from './actions.ts';

/** The smallest of the whole numbers from low to high that passes; what passes goes on passing above it. */
function smallest(low: number, high: number, passes: (value: number) => boolean): number | null {
  if (low > high || !passes(high)) return null;
  let from = low;
  let to = high;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The value nearest to the present one with which the band is reached; null where no value within bounds reaches it. */
export function nearestValue(
  { kind, decimals, from, to }: Pick<NumberLever, 'kind' | 'decimals' | 'from' | 'to'>,
  current: number | null,
  reaches: (value: number) => boolean,
): number | null {
  const grid = 10 ** decimals;
  const step = (value: number): number => Math.round(value * grid);
  if (kind === 'atLeast') {
    const low = current === null ? step(from) : Math.max(step(from), step(current) + 1);
    const found = smallest(low, step(to), (steps) => reaches(steps / grid));
    return found === null ? null : found / grid;
  }
  // Less is better: the same search, mirrored at 0.
  const high = current === null ? step(to) : Math.min(step(to), step(current) - 1);
  const found = smallest(-high, -step(from), (steps) => reaches(-steps / grid));
  return found === null ? null : -found / grid;
}
