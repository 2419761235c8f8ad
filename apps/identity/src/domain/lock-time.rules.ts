const daySeconds = 86_400;

/** The first lock is as long as the window of the failures; each further one is twice as long. */
export const lockSeconds = (windowSeconds: number, locks: number): number =>
  Math.min(Math.max(daySeconds, windowSeconds), windowSeconds * 2 ** Math.max(0, locks - 1));
