const daySeconds = 86_400;

export const lockSeconds = (windowSeconds: number, locks: number): number =>
  Math.min(Math.max(daySeconds, windowSeconds), windowSeconds * 2 ** Math.max(0, locks - 1));
