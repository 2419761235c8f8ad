import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();

const buildInfo = new Gauge({
  name: 'groundwork_build_info',
  help: '1, with the version of the build',
  labelNames: ['version'],
  registers: [metrics],
});

export function startProcessMetrics(service: string, version: string): void {
  metrics.setDefaultLabels({ service });
  if (!metrics.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: metrics });
  buildInfo.set({ version }, 1);
}

export const httpSeconds = new Histogram({
  name: 'groundwork_http_seconds',
  help: 'Time to answer a request to the API, by route as declared and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  registers: [metrics],
});

export const rpcSeconds = new Histogram({
  name: 'groundwork_rpc_seconds',
  help: 'Time to answer a call, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
  registers: [metrics],
});

export const eventsHandled = new Counter({
  name: 'groundwork_events_total',
  help: 'Deliveries of events, by consumer and outcome',
  labelNames: ['consumer', 'outcome'],
  registers: [metrics],
});

export const eventsPublished = new Counter({
  name: 'groundwork_outbox_published_total',
  help: 'Events the relay has handed to the stream',
  labelNames: ['type'],
  registers: [metrics],
});

export const eventAge = new Histogram({
  name: 'groundwork_event_age_seconds',
  help: 'From what happened to its effect being committed, by consumer',
  labelNames: ['consumer'],
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300],
  registers: [metrics],
});

export const fieldKeyIds = new Gauge({
  name: 'groundwork_field_keys_held',
  help: 'Ids of the field keys this process was started with; the first wraps new data keys',
  labelNames: ['key', 'first'],
  registers: [metrics],
});

export const unbudgetedRequests = new Counter({
  name: 'groundwork_unbudgeted_requests_total',
  help: 'Requests with a file that the gateway accepted uncounted because the file budget did not answer, by source',
  labelNames: ['source'],
  registers: [metrics],
});
