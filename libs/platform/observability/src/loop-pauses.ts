import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram } from 'prom-client';
import { metrics } from './metrics.ts';

const resolutionMs = 10;
const everyMs = 1000;

const pauses = new Histogram({
  name: 'groundwork_loop_pause_seconds',
  help: 'The longest pause of the event loop in each second',
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  registers: [metrics],
});

export function countLoopPauses(): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  setInterval(() => {
    pauses.observe(Math.max(0, delay.max / 1e6 - resolutionMs) / 1000);
    delay.reset();
  }, everyMs).unref();
}
