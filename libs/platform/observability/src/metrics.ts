import { collectDefaultMetrics } from 'prom-client';
import { counter, gauge, histogram, metrics } from './service-metrics.ts';

const buildInfo = gauge({
  name: 'groundwork_build_info',
  help: '1, with the version of the build',
  labelNames: ['version'],
});

export function startProcessMetrics(name: string): void {
  if (metrics.getSingleMetric('process_cpu_seconds_total')) return;
  collectDefaultMetrics({ register: metrics, labels: { service: name } });
}

export function startMetrics(service: string, version: string): void {
  startProcessMetrics(service);
  buildInfo.set({ version }, 1);
}

export const httpSeconds = histogram({
  name: 'groundwork_http_seconds',
  help: 'Time to answer a request to the API, by route as declared and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
});

export const rpcSeconds = histogram({
  name: 'groundwork_rpc_seconds',
  help: 'Time to answer a call, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

export const eventsHandled = counter({
  name: 'groundwork_events_total',
  help: 'Deliveries of events, by consumer and outcome',
  labelNames: ['consumer', 'outcome'],
});

export const eventsPublished = counter({
  name: 'groundwork_outbox_published_total',
  help: 'Events the relay has handed to the stream',
  labelNames: ['type'],
});

export const eventAge = histogram({
  name: 'groundwork_event_age_seconds',
  help: 'From what happened to its effect being committed, by consumer',
  labelNames: ['consumer'],
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300],
});

export const unbudgetedRequests = counter({
  name: 'groundwork_unbudgeted_requests_total',
  help: 'Requests with a file that the gateway accepted uncounted because the file budget did not answer, by source',
  labelNames: ['source'],
});
