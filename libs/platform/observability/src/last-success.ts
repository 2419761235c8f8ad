import { Gauge } from 'prom-client';
import { metrics } from './metrics.ts';

const parts = new Map<string, { lastMs: number; dueSeconds: number }>();

const ageOf = ({ lastMs }: { lastMs: number }) => (performance.now() - lastMs) / 1000;

new Gauge({
  name: 'groundwork_success_age_seconds',
  help: 'Seconds since the last success of a server, of the outbox relay or of a timer',
  labelNames: ['part'],
  registers: [metrics],
  collect() {
    for (const [part, state] of parts) this.set({ part }, ageOf(state));
  },
});

new Gauge({
  name: 'groundwork_success_overdue_seconds',
  help: 'Seconds by which the age of the last success exceeds the interval of the part',
  labelNames: ['part'],
  registers: [metrics],
  collect() {
    for (const [part, state] of parts) this.set({ part }, Math.max(0, ageOf(state) - state.dueSeconds));
  },
});

/** The age of a part without a success counts from this call. */
export function expectSuccess(part: string, dueMs = 0): () => void {
  const state = { lastMs: performance.now(), dueSeconds: dueMs / 1000 };
  parts.set(part, state);
  return () => {
    state.lastMs = performance.now();
  };
}
