import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { currentService } from './service-scope.ts';

/** One for the process. Each series names its service, because a process may run several. */
export const metrics = new Registry();

type Labels<L extends string> = Partial<Record<L, string | number>>;

interface MetricOptions<L extends string> {
  name: string;
  help: string;
  labelNames?: readonly L[];
}

export interface Reading<L extends string> {
  service: string;
  labels?: Labels<L>;
  value: number;
}

const settings = <L extends string>(options: MetricOptions<L>) => ({
  ...options,
  labelNames: [...(options.labelNames ?? []), 'service'],
  registers: [metrics],
});

const own = (labels: object) => ({ ...labels, service: currentService() });

export function counter<L extends string = never>(options: MetricOptions<L>) {
  const metric = new Counter(settings(options));
  return {
    inc: (labels: Labels<L> = {}, by = 1) => metric.inc(own(labels), by),
    values: async () => (await metric.get()).values,
  };
}

export function gauge<L extends string = never>(options: MetricOptions<L>) {
  const metric = new Gauge(settings(options));
  return {
    set: (labels: Labels<L>, value: number) => metric.set(own(labels), value),
    remove: (labels: Labels<L>) => metric.remove(own(labels)),
  };
}

export function histogram<L extends string = never>(options: MetricOptions<L> & { buckets: number[] }) {
  const metric = new Histogram(settings(options));
  return {
    observe: (labels: Labels<L>, value: number) => metric.observe(own(labels), value),
    startTimer: (labels: Labels<L>) => {
      const stop = metric.startTimer(own(labels));
      return (more: Labels<L>) => stop(more);
    },
    values: async () => (await metric.get()).values,
  };
}

export function readings<L extends string = never>(
  options: MetricOptions<L>,
  read: () => Promise<Iterable<Reading<L>>> | Iterable<Reading<L>>,
): void {
  new Gauge({
    ...settings(options),
    async collect() {
      const current = [...(await read())];
      this.reset();
      for (const { service, labels, value } of current) this.set({ ...labels, service }, value);
    },
  });
}
