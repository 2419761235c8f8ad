import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../drills/owner.ts';
import { figuresOf } from '../load/figures.ts';
import { findK6, hasK6, noK6 } from '../load/k6.ts';
import { checkout } from '../local/checkout.mjs';
import { familyOf, ownProcessorMsOf, processorMsOf } from '../local/processes.ts';
import { print } from '../local/progress.ts';
import { foretell, isWithin } from '../sizing/foretell.ts';
import { anew, isWrite, type Kind, KINDS } from '../sizing/kinds.ts';
import type { Measured, Mixed } from '../sizing/measured.ts';
import type { Cost } from '../sizing/system.ts';
import { at, type Figure, figure, figuresFolder, timed } from './figures.ts';
import { Missing, type Ground, type System } from './ground.ts';
import { csvOf, importFile } from './ledger.ts';

const QUANTILES = 20;
const SETTLE_MS = 1500;
const UPLOAD_SETTLE_MS = 8000;
const GAP_MS = 150;
const BANK_ROWS = 300;
const RATE = 50;
const START_MS = 2000;

interface Person {
  readonly owner: Owner;
  readonly email: string;
  readonly password: string;
}

const keepAlive = new Agent({ keepAlive: true });

async function signUp(url: string, n: number): Promise<Person> {
  const email = `sizing.${Date.now()}.${n}@example.com`;
  const password = `Sizing-${Date.now()}-${n}-only`;
  const person = { firstName: 'Sizing', lastName: `Owner ${n}`, email, password };
  const reply = (await new Owner(url, '').request('/api/auth/signup', person)) as { token: string };
  const owner = new Owner(url, reply.token);
  await owner.request('/api/business-profile', figuresOf(n));
  return { owner, email, password };
}

async function get({ url, headers }: Owner, path: string): Promise<void> {
  const request = send(`${url}${path}`, { agent: keepAlive, headers });
  request.end();
  const [answer] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
}

const read =
  (path: string) =>
  ({ owner }: Person): Promise<unknown> =>
    get(owner, path);

const REQUESTS: Readonly<Record<string, (person: Person, n: number) => Promise<unknown>>> = {
  dashboard: read('/api/dashboard'),
  user: read('/api/user'),
  score: read('/api/score'),
  documents: read('/api/documents'),
  recommendations: read('/api/recommendations'),
  profile: read('/api/business-profile'),
  accounts: read('/api/banking-info'),
  matches: read('/api/lender-matches'),
  'what-if': ({ owner }) =>
    owner.request('/api/calculate-optimization-impact', { currentData: {}, proposedChanges: [] }),
  save: ({ owner }, n) => owner.request('/api/business-profile', figuresOf(n)),
  upload: ({ owner }) => owner.upload(),
  'sign-in': ({ owner: { url }, email, password }) =>
    new Owner(url, '').request('/api/auth/login', { email, password }),
  'bank-file': ({ owner }) => importFile(owner, csvOf(BANK_ROWS)),
};

const FEW: Readonly<Record<string, number>> = { upload: 20, 'sign-in': 20, 'bank-file': 6 };

interface Processor {
  readonly own: Record<string, number>;
  readers: number;
}

/** The children of a service read files; those of PostgreSQL are its connections. */
function processorOf({ supervisor }: System): Processor {
  const own: Record<string, number> = {};
  let readers = 0;
  for (const [name, { pid, kind }] of Object.entries(supervisor.processes())) {
    const all = familyOf(pid).reduce((sum, each) => sum + processorMsOf(each), 0);
    own[name] = kind === 'service' ? ownProcessorMsOf(pid) : all;
    readers += all - own[name];
  }
  return { own, readers };
}

const rounded = (value: number) => Number(value.toFixed(3));

function between(
  before: Processor,
  after: Processor,
  divisor: number,
  idle?: Record<string, number>,
  ms = 0,
) {
  const own = Object.entries(after.own).map(([name, total]) => {
    const used = total - (before.own[name] ?? 0) - (idle?.[name] ?? 0) * ms;
    return [name, rounded(Math.max(0, used) / divisor)] as const;
  });
  return { ms: Object.fromEntries(own), readerMs: rounded((after.readers - before.readers) / divisor) };
}

function quantilesOf(times: readonly number[]): number[] {
  const steps = Array.from({ length: QUANTILES }, (_, n) => (n + 0.5) / QUANTILES);
  return steps.map((share) => rounded(at(times, share)));
}

/** One kind of request after the other, each alone on the system. */
class Requests {
  constructor(
    readonly system: System,
    readonly people: readonly Person[],
  ) {}

  async idle(ms: number): Promise<Record<string, number>> {
    const before = processorOf(this.system);
    await pause(ms);
    return between(before, processorOf(this.system), ms).ms;
  }

  async costOf(kind: Kind, count: number, idle: Record<string, number>): Promise<Cost> {
    const gapMs = isWrite(kind) ? GAP_MS : 0;
    for (let n = 0; n < Math.min(5, count); n += 1) await this.#run(kind.name, n);
    await pause(SETTLE_MS);
    return this.#measure(kind.name === 'upload' ? UPLOAD_SETTLE_MS : SETTLE_MS, count, idle, async (n) => {
      const ms = await this.#run(kind.name, n);
      if (gapMs > 0) await pause(gapMs);
      return ms;
    });
  }

  /** The first one after a save, without the costs of the save. */
  async costAnew({ name }: Kind, save: Cost, count: number, idle: Record<string, number>): Promise<Cost> {
    const cost = await this.#measure(SETTLE_MS, count, idle, async (n) => {
      await this.#run('save', n);
      await pause(GAP_MS);
      return this.#run(name, n);
    });
    const rest = Object.entries(cost.ms).map(
      ([each, ms]) => [each, rounded(Math.max(0, ms - (save.ms[each] ?? 0)))] as const,
    );
    return { ...cost, ms: Object.fromEntries(rest), readerMs: 0 };
  }

  #run(name: string, n: number): Promise<number> {
    const person = this.people[n % this.people.length];
    if (person === undefined) throw new Error('There is no owner.');
    return timed(() => REQUESTS[name]?.(person, n));
  }

  async #measure(
    settleMs: number,
    count: number,
    idle: Record<string, number>,
    run: (n: number) => Promise<number>,
  ): Promise<Cost> {
    const [since, before] = [performance.now(), processorOf(this.system)];
    const alone: number[] = [];
    for (let n = 0; n < count; n += 1) alone.push(await run(n + 5));
    await pause(settleMs);
    const ms = performance.now() - since;
    return { ...between(before, processorOf(this.system), count, idle, ms), alone: quantilesOf(alone) };
  }
}

const secondsOfMachine = () =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

interface Summary {
  readonly metrics: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

type Busy = Pick<Mixed, 'cores' | 'readerCores' | 'loadCores' | 'otherCores'>;

/** The cores that work between the first and the last tenth of the load. */
async function watchCores(system: System, load: number, seconds: number): Promise<Busy> {
  const edge = Math.min(10_000, seconds * 100);
  await pause(START_MS + edge);
  const [since, before, machine] = [performance.now(), processorOf(system), secondsOfMachine()];
  const loadBefore = processorMsOf(load);
  await pause(seconds * 1000 - 2 * edge);
  const ms = performance.now() - since;
  const loadCores = (processorMsOf(load) - loadBefore) / ms;
  const used = between(before, processorOf(system), ms);
  const busy = ((secondsOfMachine() - machine) * 1000) / ms;
  const cores = Object.values(used.ms).reduce((total, each) => total + each, 0);
  const otherCores = Math.max(0, busy - cores - used.readerMs - loadCores);
  return {
    cores: rounded(cores),
    readerCores: used.readerMs,
    loadCores: rounded(loadCores),
    otherCores: rounded(otherCores),
  };
}

async function runMixed(ground: Ground, { system, people }: Requests, seconds: number): Promise<Mixed> {
  const { instance } = ground;
  if (ground.short && !hasK6(instance.programs)) throw new Missing(noK6);
  const k6 = await findK6(instance.programs);
  if (k6 === undefined) throw new Missing(noK6);
  const folder = join(instance.folder, 'sizing');
  mkdirSync(folder, { recursive: true });
  const [owners, summary] = [join(folder, 'owners.json'), join(folder, 'summary.json')];
  writeFileSync(owners, JSON.stringify(people.map(({ owner: { token } }) => ({ token }))), { mode: 0o600 });
  const args = ['run', '--summary-export', summary];
  const load = spawn(k6.path, [...args, join(checkout, 'infra/load/scenarios.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ BASE_URL: system.url, SCENARIO: 'mixed', OWNERS_FILE: owners, K6_NO_USAGE_REPORT: 'true' },
      ...{ RATE: String(RATE), DURATION: `${seconds}s` },
    },
  });
  const ended = once(load, 'exit');
  const cores = await watchCores(system, load.pid ?? 0, seconds);
  await ended;
  const { metrics } = JSON.parse(readFileSync(summary, 'utf8')) as Summary;
  const of = (metric: string, value: string) => rounded(metrics[metric]?.[value] ?? NaN);
  const [reads, writes] = ['http_req_duration{kind:read}', 'http_req_duration{kind:write}'] as const;
  return {
    rate: RATE,
    seconds,
    failed: of('http_req_failed', 'value'),
    readP50: of(reads, 'med'),
    readP95: of(reads, 'p(95)'),
    writeP50: of(writes, 'med'),
    writeP95: of(writes, 'p(95)'),
    ...cores,
  };
}

async function costsOf(ground: Ground, requests: Requests, idle: Record<string, number>) {
  const costs: Record<string, Cost> = {};
  for (const kind of KINDS)
    costs[kind.name] = await requests.costOf(kind, ground.count(FEW[kind.name] ?? 200, 2), idle);
  const { save } = costs;
  for (const kind of KINDS.filter(({ isComputed }) => isComputed))
    if (save) costs[anew(kind)] = await requests.costAnew(kind, save, ground.count(60, 2), idle);
  return costs;
}

function commit(): string {
  const head = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: checkout, encoding: 'utf8' });
  return head.trim();
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const system = await ground.system();
  const people: Person[] = [];
  for (let n = 0; n < ground.count(20, 2); n += 1) people.push(await signUp(system.url, n));
  const requests = new Requests(system, people);
  await pause(ground.count(20_000, 500));
  const load = Number(loadavg()[0]?.toFixed(1));
  const idle = await requests.idle(ground.count(20_000, 500));
  const costs = await costsOf(ground, requests, idle);
  const mixed = await runMixed(ground, requests, ground.count(120, 10, 0));
  const measured: Measured = {
    source: `npm run bench -- requests, commit ${commit()}`,
    day: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    load,
    shape: ground.run.shape,
    idle,
    costs,
    mixed,
  };
  const file = join(figuresFolder(), 'requests-measured.json');
  mkdirSync(figuresFolder(), { recursive: true });
  if (!ground.short) writeFileSync(file, `${JSON.stringify(measured, null, 1)}\n`);
  print(`Costs and the measured load: ${file}`);
  return foretell(measured).flatMap((row) => [
    figure(`${row.what}, measured`, row.measured),
    { ...figure(`${row.what}, simulated`, row.simulated, '± 15 %'), met: isWithin(row) },
  ]);
}
