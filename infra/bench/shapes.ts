import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../drills/owner.ts';
import { steadily } from '../drills/steadily.ts';
import { checkout } from '../local/checkout.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { familyOf, processorMsOf } from '../local/processes.ts';
import { print, step } from '../local/progress.ts';
import type { Shape } from '../local/stack.ts';
import { Supervisor } from '../local/supervisor.ts';
import { at, atMost, type Figure, figure, timed } from './figures.ts';
import { type Ground, startSystem } from './ground.ts';

/** In these turns, twice, so that a busy moment of the machine falls on all. */
const TURNS = ['apart', 'small', 'monolith'] as const;
type Turn = (typeof TURNS)[number];
const RATES = [10, 25];
const PATHS = ['/api/dashboard', '/api/score'];
const MOST_TIMES: Readonly<Partial<Record<Turn, number>>> = { apart: 1.2, small: 1.05 };
const SETTLE_MS = 3000;

interface Standing {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly pids: () => number[];
}

type Started = Awaited<ReturnType<Ground['servers']>>;

const pidsOf = (supervisor: Pick<Supervisor, 'processes'>) =>
  Object.values(supervisor.processes()).map(({ pid }) => pid);

async function startShape(ground: Ground, servers: Started, shape: Shape): Promise<Standing> {
  const supervisor = new Supervisor(ground.instance.logs, () => undefined);
  ground.life.onStop(() => supervisor.stop());
  const { url } = await startSystem({ ...servers, shape }, ground.instance.logs, supervisor);
  return { url, stop: () => supervisor.stop(), pids: () => pidsOf(supervisor) };
}

async function startMonolith({ life }: Ground, postgres: string): Promise<Standing> {
  const { port, release } = await reserveInternal();
  await release();
  const monolith: ChildProcess = fork(join(import.meta.dirname, 'monolith.ts'), {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATABASE_ADMIN_URL: postgres },
  });
  life.onStop(async () => void monolith.kill());
  const [message] = (await Promise.race([once(monolith, 'message'), once(monolith, 'exit')])) as unknown[];
  if (message !== 'ready') throw new Error(`The monolith ended with code ${String(message)}`);
  const stop = async () => {
    monolith.kill();
    await once(monolith, 'exit');
  };
  return { url: `http://${LOOPBACK}:${port}`, stop, pids: () => [monolith.pid ?? 0] };
}

const start = (ground: Ground, servers: Started, turn: Turn): Promise<Standing> =>
  turn === 'monolith' ? startMonolith(ground, servers.urls.postgres) : startShape(ground, servers, turn);

/** With figures: an empty dashboard costs less. */
async function signUpOwners(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const owner = await Owner.signUp(url);
    await owner.request('/api/business-profile', {
      personalCreditScore: 600 + n,
      annualRevenueCurrent: n * 90_000,
      operatingCashFlow: 60_000,
      loanRequestAmount: 90_000,
      monthlyDebtPayments: 2000,
      dateStarted: '2019-03-01',
    });
    tokens.push(owner.token);
  }
  await pause(SETTLE_MS);
  return tokens;
}

interface Measured {
  readonly times: number[];
  readonly processorMs: number[];
}

interface Request {
  readonly path: string;
  readonly rate: number;
}

class Comparison {
  readonly #measured = new Map<string, Measured>();
  #tokens: readonly string[] = [];

  constructor(
    readonly ground: Ground,
    readonly servers: Started,
    readonly forMs: number,
  ) {}

  async take(turn: Turn): Promise<void> {
    const standing = await step(`Starting: ${turn}`, () => start(this.ground, this.servers, turn));
    if (this.#tokens.length === 0) this.#tokens = await signUpOwners(standing.url, this.ground.count(10, 2));
    for (const path of PATHS) if (this.#answers(turn, path)) await this.#requests(turn, standing, path);
    print(`  ${turn}; load of the machine: ${loadavg().join(', ')}`);
    await standing.stop();
  }

  figures(): Figure[] {
    const requests = PATHS.flatMap((path) => RATES.map((rate) => ({ path, rate })));
    return requests.flatMap((request) => TURNS.flatMap((turn) => this.#figuresOf(turn, request)));
  }

  /** The monolith has the dashboard only. */
  #answers = (turn: Turn, path: string) => turn !== 'monolith' || path === '/api/dashboard';

  #figuresOf(turn: Turn, request: Request): Figure[] {
    const { path, rate } = request;
    const measured = this.#measured.get(keyOf(turn, request));
    if (measured === undefined) return [];
    const name = `${path} at ${rate}/s, ${turn}`;
    const [ms, p95] = [mean(measured.processorMs), at(measured.times, 0.95)];
    const all = [figure(`${name}: processor ms`, ms), figure(`${name}: p95 ms`, p95)];
    const single = this.#measured.get(keyOf('monolith', request));
    const most = MOST_TIMES[turn];
    if (single === undefined || most === undefined) return all;
    return [
      ...all,
      atMost(`${name}: processor time / monolith`, ms / mean(single.processorMs), most),
      atMost(`${name}: p95 / monolith`, p95 / at(single.times, 0.95), most),
    ];
  }

  async #requests(turn: Turn, { url, pids }: Standing, path: string): Promise<void> {
    const processes = () => [...pids(), ...pidsOf(this.ground.life.supervisor)].flatMap(familyOf);
    const used = () => processes().reduce((sum, pid) => sum + processorMsOf(pid), 0);
    const ask = (n: number) => {
      const token = this.#tokens[n % this.#tokens.length] ?? '';
      return timed(() => new Owner(url, token).request(path));
    };
    await steadily(RATES[0] ?? 1, this.forMs / 4, ask);
    await pause(SETTLE_MS);
    const idleBefore = used();
    await pause(SETTLE_MS);
    const idleAMs = (used() - idleBefore) / SETTLE_MS;
    for (const rate of RATES) {
      const [before, since] = [used(), performance.now()];
      const times = await steadily(rate, this.forMs, ask);
      const busy = used() - before - idleAMs * (performance.now() - since);
      const measured = this.#of(turn, { path, rate });
      measured.times.push(...times);
      measured.processorMs.push(busy / times.length);
    }
  }

  #of(turn: Turn, request: Request): Measured {
    const key = keyOf(turn, request);
    const measured = this.#measured.get(key) ?? { times: [], processorMs: [] };
    this.#measured.set(key, measured);
    return measured;
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const keyOf = (turn: Turn, { path, rate }: Request) => `${turn} ${path} ${rate}`;

export async function measure(ground: Ground): Promise<Figure[]> {
  const comparison = new Comparison(ground, await ground.servers(), ground.count(20_000, 300));
  for (let round = 0; round < ground.count(2, 1); round += 1)
    for (const turn of TURNS) await comparison.take(turn);
  return comparison.figures();
}
