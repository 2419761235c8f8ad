/** A share of 100 that can be drawn: whatever is no number is nothing, and nothing leaves the bar. */
export function asPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), 100);
}
