import { type Reading, readings } from './service-metrics.ts';
import { currentService } from './service-scope.ts';

interface Part {
  service: string;
  part: string;
  lastMs: number;
  dueSeconds: number;
}

const parts = new Map<string, Part>();

const ageOf = ({ lastMs }: Part) => (performance.now() - lastMs) / 1000;

const readParts = (value: (part: Part) => number) => (): Reading<'part'>[] =>
  [...parts.values()].map((state) => ({
    service: state.service,
    labels: { part: state.part },
    value: value(state),
  }));

readings(
  {
    name: 'groundwork_success_age_seconds',
    help: 'Seconds since the last success of a server, of the outbox relay or of a timer',
    labelNames: ['part'],
  },
  readParts(ageOf),
);

readings(
  {
    name: 'groundwork_success_overdue_seconds',
    help: 'Seconds by which the age of the last success exceeds the interval of the part',
    labelNames: ['part'],
  },
  readParts((state) => Math.max(0, ageOf(state) - state.dueSeconds)),
);

/** The age of a part without a success counts from this call. */
export function expectSuccess(part: string, dueMs = 0): () => void {
  const service = currentService();
  const state = { service, part, lastMs: performance.now(), dueSeconds: dueMs / 1000 };
  parts.set(`${service}: ${part}`, state);
  return () => {
    state.lastMs = performance.now();
  };
}
