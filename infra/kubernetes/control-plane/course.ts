import type { Settings } from '../autoscaler.ts';

export interface Step {
  readonly at: number;
  readonly depth: number;
}

export interface Row extends Step {
  readonly simulated: number;
  readonly wanted: number;
  readonly real: number;
  readonly running: number;
}

/** After a change the autoscaler may act on an older figure for one of its rounds. */
const ROUND_SECONDS = 15;

export const depthAt = (steps: readonly Step[], at: number) =>
  steps.findLast((step) => step.at <= at)?.depth ?? 0;

export const expectedFor = (depth: number, settings: Settings) =>
  Math.min(settings.most, Math.max(settings.least, Math.ceil(depth / settings.threshold)));

export const changes = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && of(before) !== of(row) ? [{ at: row.at, replicas: of(row) }] : [];
  });

export function complaints(rows: readonly Row[], steps: readonly Step[], settings: Settings): string[] {
  const wrong = steps.flatMap(({ at, depth }, index) => {
    const until = steps[index + 1]?.at ?? Infinity;
    const last = rows.filter((row) => row.at >= at && row.at < until).at(-1);
    const expected = expectedFor(depth, settings);
    return last?.running === expected
      ? []
      : [`with ${depth} waiting, ${last?.running ?? 'none'} of ${expected} workers ran in the end`];
  });
  const emptied = steps.at(-1)?.at ?? 0;
  const firstGone = changes(rows, ({ real }) => real).find(({ at }) => at >= emptied);
  const patience = settings.windowSeconds - ROUND_SECONDS;
  if (firstGone !== undefined && firstGone.at < emptied + patience)
    wrong.push(`a worker went ${firstGone.at - emptied} s after the queue was empty, before ${patience} s`);
  return wrong;
}
