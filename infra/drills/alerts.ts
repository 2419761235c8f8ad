import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, exactly, type Figure } from '../bench/figures.ts';
import { type Ground, Missing, startSystem, type System } from '../bench/ground.ts';
import { checkout } from '../local/checkout.mjs';
import { Failure } from '../local/failure.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { step } from '../local/progress.ts';
import type { ServerUrls } from '../local/provision.ts';
import { fromApt } from '../local/servers/apt.ts';
import { firstOf, fromPath, serverSpec } from '../local/servers/program.ts';
import { httpAnswersOk, until } from '../local/wait.ts';
import { TraceCollector } from '@groundwork/testing';
import { parse } from 'yaml';
import { tryDashboards } from './dashboards.ts';
import { freeze } from './fault-list.ts';
import { countIdleSpans } from './idle-spans.ts';

const rulesFolder = join(checkout, 'infra/observability');
const STEADY_MS = 300_000;

interface Alert {
  readonly state: string;
  readonly labels: Readonly<Record<string, string>>;
}
interface Trial {
  readonly process: keyof ServerUrls | 'matching';
  readonly expected: Readonly<Record<string, string>>;
  readonly seconds: number;
}

// Two intervals of 15 s, the answer of a frozen part and the time that the rule waits.
const TRIALS: readonly Trial[] = [
  {
    process: 'postgres',
    expected: { alertname: 'GroundworkPartNotReady', part: 'database' },
    seconds: 75,
  },
  { process: 'redis', expected: { alertname: 'GroundworkPartNotReady', part: 'queue' }, seconds: 75 },
  {
    process: 'matching',
    expected: { alertname: 'GroundworkServiceGone', service: 'matching' },
    seconds: 165,
  },
];
const SHORT_TRIALS = TRIALS.slice(1, 2);
const OFTEN = { scrape_interval: '2s', evaluation_interval: '2s' };

const servicesOf = ({ supervisor }: System) =>
  Object.entries(supervisor.processes())
    .filter(([, { kind }]) => kind === 'service')
    .map(([name]) => name);

const configurationFor = ({ supervisor }: System, isShort: boolean) => ({
  ...(parse(readFileSync(join(rulesFolder, 'prometheus.yml'), 'utf8')) as { global: object }),
  ...(isShort && { global: OFTEN }),
  rule_files: [join(rulesFolder, 'rules.yaml')],
  scrape_configs: [
    {
      job_name: 'groundwork',
      static_configs: Object.entries(supervisor.processes())
        .filter(([, { kind }]) => kind === 'service')
        .map(([instance, { port }]) => ({ targets: [`${LOOPBACK}:${port}`], labels: { instance } })),
    },
  ],
});

async function startPrometheus({ instance, life, short }: Ground, system: System): Promise<string> {
  const program = await firstOf(
    fromPath('prometheus'),
    fromApt('prometheus', 'prometheus', instance.programs),
  );
  if (program === undefined) throw new Missing('Prometheus is not here (Debian: prometheus).');
  const folder = join(instance.folder, 'prometheus');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'prometheus.json');
  writeFileSync(file, JSON.stringify(configurationFor(system, short)));
  const reservation = await reserveInternal();
  const address = `${LOOPBACK}:${reservation.port}`;
  await life.supervisor.start(
    serverSpec(program, reservation, {
      name: 'prometheus',
      args: [
        `--config.file=${file}`,
        `--storage.tsdb.path=${join(folder, 'store')}`,
        `--web.listen-address=${address}`,
      ],
      cwd: folder,
      ready: () => httpAnswersOk(`http://${address}/-/ready`),
    }),
  );
  return `http://${address}`;
}

async function firing(prometheus: string): Promise<readonly Alert[]> {
  const response = await fetch(`${prometheus}/api/v1/alerts`);
  const { data } = (await response.json()) as { data: { alerts: readonly Alert[] } };
  return data.alerts.filter(({ state }) => state === 'firing');
}

const matches = ({ labels }: Alert, expected: Trial['expected']) =>
  Object.entries(expected).every(([label, value]) => labels[label] === value);

async function isWatched(prometheus: string, processes: number): Promise<boolean> {
  const response = await fetch(`${prometheus}/api/v1/query?query=count(groundwork_build_info)`);
  const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } };
  return Number(data.result[0]?.value[1]) >= processes;
}

function nameOf({ facts, supervisor }: System, process: Trial['process']): string {
  if (process === 'matching') return process;
  const port = Number(new URL(facts.urls[process]).port);
  const [name = process] =
    Object.entries(supervisor.processes()).find(([, running]) => running.port === port) ?? [];
  return name;
}

async function tryAlert(trial: Trial, system: System, prometheus: string): Promise<Figure[]> {
  const { alertname } = trial.expected;
  const before = (await firing(prometheus)).length;
  const isFiring = async () => (await firing(prometheus)).some((alert) => matches(alert, trial.expected));
  const isSilent = async () => (await firing(prometheus)).length <= before;
  const since = performance.now();
  const thaw = freeze(system, nameOf(system, trial.process));
  const fired = await until(isFiring, { withinMs: STEADY_MS, everyMs: 250 }).finally(thaw);
  const seconds = fired ? (performance.now() - since) / 1000 : Infinity;
  if (!(await until(isSilent, { withinMs: STEADY_MS, everyMs: 1000 })))
    throw new Failure(`${trial.process} runs again, and an alert still fires.`);
  return [
    exactly(`${trial.process} frozen: ${alertname} fires, and ends`, Number(fired), 1),
    atMost(`${trial.process} frozen: seconds until ${alertname}`, seconds, trial.seconds),
  ];
}

async function tryAlerts(system: System, prometheus: string, trials: readonly Trial[]): Promise<Figure[]> {
  const before = (await firing(prometheus)).length;
  const figures = [atMost('alerts that fire before', before, 0)];
  for (const trial of trials)
    figures.push(...(await step(`Freezing ${trial.process}`, () => tryAlert(trial, system, prometheus))));
  return figures;
}

async function watched(ground: Ground, system: System): Promise<string> {
  const prometheus = await startPrometheus(ground, system);
  const { length } = servicesOf(system);
  await until(() => isWatched(prometheus, length), { withinMs: STEADY_MS, everyMs: 1000 });
  return prometheus;
}

async function oneAlert(ground: Ground): Promise<Figure[]> {
  const system = await ground.system();
  return tryAlerts(system, await watched(ground, system), SHORT_TRIALS);
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short) return oneAlert(ground);
  const collector = await TraceCollector.listen();
  ground.life.onStop(() => collector.close());
  const { life, instance } = ground;
  const system = await startSystem(await ground.servers(), instance.logs, life.supervisor, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    GROUNDWORK_LEAVE_STOPPED: '1',
  });
  const prometheus = await watched(ground, system);
  const figures = await step('Querying each panel', () => tryDashboards(system.url, prometheus));
  figures.push(...(await step('Counting idle spans', () => countIdleSpans(collector, servicesOf(system)))));
  if (ground.run.args.includes('idle')) return figures;
  return [...figures, ...(await tryAlerts(system, prometheus, TRIALS))];
}
