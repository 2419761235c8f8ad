const delays = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

export function reconnectDelay(failures: number): number {
  return delays[Math.min(Math.max(failures, 1), delays.length) - 1] ?? 30_000;
}
