// dashboards/groundwork.json, which Grafana imports as it is; `npm run generate` writes it.
const source = { type: 'prometheus', uid: '${source}' };

interface Panel {
  title: string;
  says: string;
  unit?: string;
  queries: [string, string][];
  redFrom?: number;
}

const queue = 'groundwork_queue_jobs{queue="document-analysis"}';
const stale = 'groundwork_event_age_seconds_bucket{consumer=~"scoring--recompute-.*"}';

const scoreAge = (share: number) => `histogram_quantile(${share}, sum by (le) (rate(${stale}[5m])))`;

/** What an owner would notice first stands first. */
const PANELS: Panel[] = [
  {
    title: 'Freshness of the score',
    says: 'From a change being saved to the score that counts it. Above 30 s for five minutes it pages.',
    unit: 's',
    redFrom: 30,
    queries: [
      ['half', scoreAge(0.5)],
      ['95 of 100', scoreAge(0.95)],
    ],
  },
  {
    title: 'Queue of analyses',
    says: 'Documents by state; every replica of documents tells the same.',
    queries: [['{{state}}', `max by (state) (${queue})`]],
  },
  {
    title: 'Outbox lag',
    says: 'Age of the oldest event that is committed and not yet on the stream.',
    unit: 's',
    redFrom: 60,
    queries: [['{{service}}', 'max by (service) (groundwork_outbox_lag_seconds)']],
  },
  {
    title: 'Outbox backlog',
    says: 'Events that are committed and not yet on the stream.',
    queries: [['{{service}}', 'max by (service) (groundwork_outbox_backlog)']],
  },
  {
    title: 'Dead letters',
    says: 'Events set aside for good; somebody has to look at each.',
    redFrom: 1,
    queries: [['{{service}}', 'max by (service) (groundwork_dead_letters)']],
  },
  {
    title: 'Deliveries of events',
    says: 'By outcome: duplicates are normal after a restart, retries while something is away.',
    unit: 'ops',
    queries: [['{{outcome}}', 'sum by (outcome) (rate(groundwork_events_total[5m]))']],
  },
  {
    title: 'Answers of the API',
    says: 'Requests a second by status.',
    unit: 'reqps',
    queries: [['{{status}}', 'sum by (status) (rate(groundwork_http_seconds_count[5m]))']],
  },
  {
    title: 'Slowest routes',
    says: 'What 95 of 100 requests stay below.',
    unit: 's',
    queries: [
      [
        '{{route}}',
        'topk(5, histogram_quantile(0.95, sum by (le, route) (rate(groundwork_http_seconds_bucket[5m]))))',
      ],
    ],
  },
  {
    title: 'Calls between services',
    says: 'What 95 of 100 calls stay below, by the service that answers.',
    unit: 's',
    redFrom: 1,
    queries: [
      [
        '{{service}}',
        'histogram_quantile(0.95, sum by (le, service) (rate(groundwork_rpc_seconds_bucket[5m])))',
      ],
    ],
  },
  {
    title: 'Memory',
    says: 'Of each process.',
    unit: 'bytes',
    queries: [['{{instance}}', 'process_resident_memory_bytes{service!=""}']],
  },
];

/** Two beside each other. */
const asGrafana = ({ title, says, unit = 'short', queries, redFrom }: Panel, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title,
  description: says,
  datasource: source,
  gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
  fieldConfig: {
    defaults: {
      unit,
      min: 0,
      ...(redFrom === undefined
        ? {}
        : {
            custom: { thresholdsStyle: { mode: 'line' } },
            thresholds: {
              mode: 'absolute',
              steps: [
                { color: 'green', value: null },
                { color: 'red', value: redFrom },
              ],
            },
          }),
    },
    overrides: [],
  },
  targets: queries.map(([legendFormat, expr], number) => ({
    refId: String.fromCodePoint(65 + number),
    datasource: source,
    expr,
    legendFormat,
  })),
});

export const dashboard = () => ({
  uid: 'groundwork',
  title: 'Groundwork',
  tags: ['groundwork'],
  schemaVersion: 39,
  version: 1,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
  panels: PANELS.map(asGrafana),
});
