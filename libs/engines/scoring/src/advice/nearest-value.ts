import type { NumberLever } from './actions.ts';

/** Binary search: if a value passes, all larger values pass. */
function smallestPassing(low: number, high: number, passes: (value: number) => boolean): number | null {
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

export function nearestValue(
  { kind, decimals, from, to }: Pick<NumberLever, 'kind' | 'decimals' | 'from' | 'to'>,
  current: number | null,
  reaches: (value: number) => boolean,
): number | null {
  const grid = 10 ** decimals;
  const toSteps = (value: number): number => Math.round(value * grid);
  if (kind === 'atLeast') {
    const low = current === null ? toSteps(from) : Math.max(toSteps(from), toSteps(current) + 1);
    const steps = smallestPassing(low, toSteps(to), (count) => reaches(count / grid));
    return steps === null ? null : steps / grid;
  }
  // For "at most" the search runs on negated values.
  const high = current === null ? toSteps(to) : Math.min(toSteps(to), toSteps(current) - 1);
  const steps = smallestPassing(-high, -toSteps(from), (count) => reaches(-count / grid));
  return steps === null ? null : -steps / grid;
}
