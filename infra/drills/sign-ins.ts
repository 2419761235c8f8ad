import { randomUUID } from 'node:crypto';
import { atLeast, type Figure, figure } from '../bench/figures.ts';
import type { Ground } from '../bench/ground.ts';
import { step } from '../local/progress.ts';
import { type Answer, Sender } from './sender.ts';

const GUESSES_A_SECOND = 45;
const HONEST_A_SECOND = 2;
const ATTACKERS = [1, 40];
const WARM_UP = 10;

/** Which second number of a loopback address belongs to whom. */
const NETWORKS = { attackers: 10, homes: 20, away: 30 } as const;

interface Account {
  readonly email: string;
  readonly password: string;
}

const HONEST = {
  'a known network': { isHome: true, hasDevice: false },
  'a known device in a new network': { isHome: false, hasDevice: true },
  'a new network and device': { isHome: false, hasDevice: false },
} as const;
const CASES = Object.entries(HONEST);

class Doors {
  readonly #senders = new Map<string, Sender>();

  constructor(readonly url: string) {}

  async post(address: string, path: string, body: object, cookie = ''): Promise<Answer> {
    const sender = this.#senders.get(address) ?? new Sender(this.url, address);
    this.#senders.set(address, sender);
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
    return sender.send({ path, method: 'POST', headers, body: JSON.stringify(body) });
  }

  close(): void {
    for (const sender of this.#senders.values()) sender.close();
  }
}

const newAccount = (): Account => ({
  email: `drill.${randomUUID()}@example.com`,
  password: `Drill-${randomUUID()}`,
});

const deviceIn = ({ headers }: Answer) =>
  headers['set-cookie']?.find((each) => each.includes('groundwork_device='))?.split(';')[0];

/** Starts one piece of work at each tick, whether or not the earlier ones ended. */
async function steadily(aSecond: number, forMs: number, work: (n: number) => Promise<void>): Promise<void> {
  const underWay: Promise<void>[] = [];
  const since = performance.now();
  for (let n = 0; (n * 1000) / aSecond < forMs; n += 1) {
    const wait = since + (n * 1000) / aSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    underWay.push(work(n));
  }
  await Promise.all(underWay);
}

async function flood(url: string, attackers: number, forMs: number, round: number): Promise<Figure[]> {
  const doors = new Doors(url);
  const home = `127.${NETWORKS.homes}.${round}.1`;
  const account = newAccount();
  const signedUp = await doors.post(home, '/api/auth/signup', {
    ...account,
    ...{ firstName: 'Drill', lastName: 'Owner' },
  });
  const device = deviceIn(signedUp) ?? '';
  // The first calls of a new system take longer than those of a running one.
  for (let n = 0; n < WARM_UP; n += 1) await doors.post(home, '/api/auth/login', account);
  const statuses: number[] = [];
  const honest = new Map(CASES.map(([name]) => [name, { all: 0, in: 0, late: 0 }]));
  const guess = async (n: number) => {
    const address = `127.${NETWORKS.attackers + round}.${n % attackers}.1`;
    const { status } = await doors.post(address, '/api/auth/login', newAccount());
    statuses.push(status);
  };
  const signIn = async (n: number) => {
    const [name, { isHome, hasDevice }] = CASES[n % CASES.length] ?? ['', HONEST['a known network']];
    const address = isHome ? home : `127.${NETWORKS.away + round}.${n % 250}.1`;
    const { status } = await doors.post(address, '/api/auth/login', account, hasDevice ? device : '');
    const count = honest.get(name);
    if (!count) return;
    count.all += 1;
    if (status === 200) count.in += 1;
    if (status >= 500) count.late += 1;
  };
  await Promise.all([steadily(GUESSES_A_SECOND, forMs, guess), steadily(HONEST_A_SECOND, forMs, signIn)]);
  doors.close();
  const from = `${attackers} attacking network${attackers === 1 ? '' : 's'}`;
  const counted = (status: number) => statuses.filter((each) => each === status).length;
  return [
    figure(`wrong sign-ins checked, ${from}`, counted(401)),
    figure(`wrong sign-ins rejected unchecked, ${from}`, counted(429)),
    figure(`wrong sign-ins not answered in time, ${from}`, statuses.filter((each) => each >= 500).length),
    ...[...honest].flatMap(([name, count]) => [
      figure(`sign-ins from ${name}, ${from}`, count.all),
      atLeast('of these successful, %', (100 * count.in) / count.all, 95),
      figure('of these not answered in time', count.late),
    ]),
  ];
}

export async function signInFloods(url: string, forMs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [round, attackers] of ATTACKERS.entries())
    figures.push(...(await flood(url, attackers, forMs, round)));
  return figures;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url } = await ground.system();
  const figures = await step('Sign-ins', () => signInFloods(url, ground.count(20_000, 3000, 0)));
  await ground.stopSystem();
  return figures;
}
