import type { DocumentWait } from '@groundwork/contracts';

export interface DocumentPlace {
  before: number;
  /** Time from one result of the lane to the next; null if none is recent. */
  gapMs: number | null;
}

export function toWait({ before, gapMs }: DocumentPlace): DocumentWait | null {
  if (before === 0) return null;
  return {
    documents: before,
    seconds: gapMs === null ? null : Math.max(1, Math.ceil((before * gapMs) / 1000)),
  };
}
