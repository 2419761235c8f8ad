export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export function firstAbove(values: readonly number[], least: number): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) > least) to = middle;
    else from = middle + 1;
  }
  return from;
}
