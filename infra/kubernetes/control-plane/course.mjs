// What was seen of a queue and its workers over time, and what is to be said about it.

/**
 * @typedef {{ at: number, depth: number }} Step from that second on the queue is so long
 * @typedef {{ at: number, depth: number, simulated: number, wanted: number, real: number, running: number }} Row
 * @typedef {import('../autoscaler.mjs').Settings} Settings
 */

/** How long after a change the autoscaler may still act on an older figure: one of its rounds. */
const ROUND_SECONDS = 15;

/** @param {Step[]} steps @param {number} at */
export const depthAt = (steps, at) => steps.findLast((step) => step.at <= at)?.depth ?? 0;

/** Where the figure leads if it stays. @param {number} depth @param {Settings} settings */
export const expectedFor = (depth, settings) =>
  Math.min(settings.most, Math.max(settings.least, Math.ceil(depth / settings.threshold)));

/** @param {Row[]} rows @param {(row: Row) => number} of @returns {{ at: number, replicas: number }[]} every change */
export function changes(rows, of) {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && of(before) !== of(row) ? [{ at: row.at, replicas: of(row) }] : [];
  });
}

/**
 * @param {Row[]} rows
 * @param {Step[]} steps
 * @param {Settings} settings
 * @returns {string[]} what went otherwise than it should
 */
export function complaints(rows, steps, settings) {
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
