import { histogram } from './service-metrics.ts';

const resolutionMs = 10;
const everyMs = 1000;

const pauses = histogram({
  name: 'groundwork_loop_pause_seconds',
  help: 'The longest pause of the event loop in each second',
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
});

/** The histogram of Node forgets a pause that begins at its reset. */
export function countLoopPauses(): void {
  let [turnedAt, reportedAt, longestMs] = [performance.now(), performance.now(), 0];
  setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - turnedAt - resolutionMs);
    turnedAt = now;
    if (now - reportedAt < everyMs) return;
    pauses.observe({}, longestMs / 1000);
    [reportedAt, longestMs] = [now, 0];
  }, resolutionMs).unref();
}
