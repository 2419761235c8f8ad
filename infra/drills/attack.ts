import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@groundwork/contracts';
import { SeededRandom } from '@groundwork/testing';
import { hostileBody } from '../../apps/gateway/testing/hostile-bodies.ts';
import { spellingsOf } from '../../apps/gateway/testing/spellings.ts';
import { atLeast, atMost, type Figure, figure } from '../bench/figures.ts';
import { type Ground, startSystem, type System } from '../bench/ground.ts';
import { run } from '../local/commands.ts';
import { GATEWAY } from '../local/stack.ts';
import { step } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import { startFlood } from './flood.ts';
import { Load } from './load.ts';
import { Owner } from './owner.ts';
import { type Answer, inParallel, Sender } from './sender.ts';
import { signInFloods } from './sign-ins.ts';

const ID = '6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a10';
/** A schema is public, and caches may store it. */
const PATHS = [...new Set(Object.values(routes).map(({ path }) => path.replace(/:\w+/g, ID)))].filter(
  (path) => !path.startsWith('/schemas/'),
);
const BODY_PATHS = [
  '/api/auth/login',
  '/api/business-profile',
  '/api/calculate-optimization-impact',
  '/api/banking-info',
];
const AT_ONCE = 16;
const REQUESTS_A_SECOND = 50;
const HONEST_A_SECOND = 20;
const HONEST_PATIENCE_MS = 5000;
const LIMITED_ADDRESS = '127.0.9.9';
const ATTACKER_ADDRESS = '127.0.8.8';
const SERVER_CORE = 0;
const ATTACKER_CORE = 1;

interface Target {
  readonly system: System;
  readonly log: string;
}

async function metric(url: string, name: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => name.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const counted = (url: string) => metric(url, /^groundwork_http_seconds_count[ {]/);
const longestPause = async (url: string) =>
  1000 * (await metric(url, /^nodejs_eventloop_lag_max_seconds[ {]/));
const logged = (file: string) =>
  readFileSync(file, 'utf8').match(/Sent a response|Rejected an unreadable request/g)?.length ?? 0;

/** Node answers before any route when it cannot decode an address. */
const isUndecodable = ({ body }: Answer) => body.includes('"UNREADABLE_REQUEST"');
const isStored = ({ headers }: Answer) => headers['cache-control'] !== 'no-store';

async function spellings({ system: { url }, log }: Target, paths: readonly string[], each: number) {
  const sender = new Sender(url);
  const [countedBefore, loggedBefore] = [await counted(url), logged(log)];
  const sent = { all: 0, traced: 0, stored: 0, faults: 0 };
  for (const path of paths) {
    await inParallel(AT_ONCE, spellingsOf(path, each), async (spelling) => {
      const answer = await sender.send({ path: spelling });
      sent.all += 1;
      if (!isUndecodable(answer)) sent.traced += 1;
      if (isStored(answer)) sent.stored += 1;
      if (answer.status >= 500) sent.faults += 1;
    });
  }
  const uncounted = async () => sent.traced - ((await counted(url)) - countedBefore);
  await until(async () => sent.all - (logged(log) - loggedBefore) <= 0, { withinMs: 5000, everyMs: 200 });
  sender.close();
  return [
    figure('spellings sent', sent.all),
    atMost('spellings without no-store', sent.stored, 0),
    atMost('spellings not in the metrics', Math.max(0, await uncounted()), 0),
    atMost('spellings not in the access log', Math.max(0, sent.all - (logged(log) - loggedBefore)), 0),
    atMost('spellings with a 5xx', sent.faults, 0),
  ];
}

async function pastTheLimit({ system: { url } }: Target, count: number): Promise<Figure> {
  const sender = new Sender(url, LIMITED_ADDRESS);
  const since = performance.now();
  let passed = 0;
  await inParallel(AT_ONCE, spellingsOf('/api/user', count), async (path) => {
    const answer = await sender.send({ path });
    if (answer.status !== 429 && !isUndecodable(answer)) passed += 1;
  });
  sender.close();
  const seconds = Math.ceil((performance.now() - since) / 1000) + 1;
  return atMost('spellings past the rate limit', Math.max(0, passed - seconds * REQUESTS_A_SECOND), 0);
}

/** Else the pauses of a busy machine count as pauses of the gateway. Only root may raise a priority. */
async function prefer({ supervisor }: System): Promise<void> {
  const { pid } = supervisor.processes()[GATEWAY] ?? {};
  if (pid !== undefined) await run('renice', ['-n', '-20', '-p', String(pid)]);
}

async function bodies({ system }: Target, count: number): Promise<Figure[]> {
  const { url } = system;
  await prefer(system);
  const { headers } = await Owner.signUp(url);
  const sender = new Sender(url);
  const random = new SeededRandom(7);
  const types = { ...headers, 'content-type': 'application/json' };
  let faults = 0;
  let pause = 0;
  await longestPause(url);
  for (let done = 0; done < count; done += 250) {
    const batch = Array.from({ length: Math.min(250, count - done) }, () => ({
      path: random.one(BODY_PATHS),
      body: hostileBody(random),
    }));
    await inParallel(AT_ONCE, batch, async (request) => {
      const { status } = await sender.send({ ...request, method: 'POST', headers: types });
      if (status >= 500) faults += 1;
    });
    pause = Math.max(pause, await longestPause(url));
  }
  sender.close();
  return [
    figure('hostile bodies sent', count),
    atMost('hostile bodies with a 5xx', faults, 0),
    atMost('longest event loop pause, ms', pause, 100),
  ];
}

async function pin({ supervisor }: System): Promise<void> {
  for (const { pid } of Object.values(supervisor.processes()))
    await run('taskset', ['-a', '-c', '-p', String(SERVER_CORE), String(pid)]);
}

async function flood({ system }: Target, forMs: number, isPinned: boolean): Promise<Figure[]> {
  const { url } = system;
  const owners = await Promise.all([1, 2, 3, 4].map(() => Owner.signUp(url)));
  if (isPinned) await pin(system);
  const load = new Load(url, owners, HONEST_PATIENCE_MS);
  const attacker = startFlood(url, ATTACKER_CORE, ATTACKER_ADDRESS);
  load.start(HONEST_A_SECOND);
  await new Promise((resolve) => setTimeout(resolve, forMs));
  await load.stop();
  const attacks = await attacker.stop();
  const all = load.answered + load.failures.length;
  return [
    figure('nested brackets sent, bodies of 4 MB', attacks),
    figure('honest requests during the flood', all),
    atLeast('honest success during the flood, %', (100 * load.answered) / all, 95),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const logs = ground.instance.logs;
  const system = ground.short
    ? await ground.system()
    : await startSystem(await ground.servers(), logs, ground.life.supervisor, {
        REQUESTS_PER_SECOND: String(REQUESTS_A_SECOND),
        LOG_LEVEL: 'info',
      });
  const target = { system, log: join(ground.life.instance.logs, `${GATEWAY}.log`) };
  const each = ground.count(1000, 10, 0);
  const paths = ground.short ? PATHS.slice(0, 3) : PATHS;
  const figures = [
    await step('Spellings', () => spellings(target, paths, each)),
    [await step('Limit', () => pastTheLimit(target, ground.count(2000, 20)))],
    await step('Bodies', () => bodies(target, ground.count(20_000, 20, 1))),
    await step('Sign-ins', () => signInFloods(target.system.url, ground.count(30_000, 3000, 3))),
    await step('Flood', () => flood(target, ground.count(30_000, 1000, 2), !ground.short)),
  ].flat();
  await ground.stopSystem();
  return figures;
}
