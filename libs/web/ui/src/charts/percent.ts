export function asPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), 100);
}
