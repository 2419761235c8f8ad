import { randomUUID } from 'node:crypto';
import { atLeast, type Figure, figure } from '../bench/figures.ts';
import type { Ground } from '../bench/ground.ts';
import { step } from '../local/progress.ts';
import { type Answer, Sender } from './sender.ts';
import { steadily } from './steadily.ts';

export const GUESSES_A_SECOND = 45;
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

const NO_ANSWER: Answer = { status: 0, headers: {}, body: '' };

export class Doors {
  readonly #senders = new Map<string, Sender>();

  constructor(readonly url: string) {}

  async post(address: string, path: string, body: object, cookie = ''): Promise<Answer> {
    const sender = this.#senders.get(address) ?? new Sender(this.url, address);
    this.#senders.set(address, sender);
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
    const answer = sender.send({ path, method: 'POST', headers, body: JSON.stringify(body) });
    return answer.catch(() => NO_ANSWER);
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

interface Honest {
  readonly account: Account;
  readonly home: string;
  readonly device: string;
  all: number;
  in: number;
  late: number;
}

const isLate = (status: number) => status === 0 || status >= 500;

export class HonestSignIns {
  readonly #owners: Honest[] = [];

  private constructor(
    readonly doors: Doors,
    readonly round: number,
  ) {}

  static async prepare(url: string, round: number): Promise<HonestSignIns> {
    const prepared = new HonestSignIns(new Doors(url), round);
    for (const at of CASES.keys()) await prepared.#addOwner(`127.${NETWORKS.homes + round}.${at}.1`);
    return prepared;
  }

  async #addOwner(home: string): Promise<void> {
    const account = newAccount();
    const names = { firstName: 'Drill', lastName: 'Owner' };
    const signedUp = await this.doors.post(home, '/api/auth/signup', { ...account, ...names });
    for (let n = 0; n < WARM_UP; n += 1) await this.doors.post(home, '/api/auth/login', account);
    this.#owners.push({ account, home, device: deviceIn(signedUp) ?? '', all: 0, in: 0, late: 0 });
  }

  during = (forMs: number) => steadily(HONEST_A_SECOND, forMs, (n) => this.#signIn(n));

  async #signIn(n: number): Promise<void> {
    const owner = this.#owners[n % CASES.length];
    const origin = CASES[n % CASES.length]?.[1];
    if (!owner || !origin) return;
    const { isHome, hasDevice } = origin;
    const address = isHome ? owner.home : `127.${NETWORKS.away + this.round}.${n % 250}.1`;
    const cookie = hasDevice ? owner.device : '';
    const { status } = await this.doors.post(address, '/api/auth/login', owner.account, cookie);
    owner.all += 1;
    if (status === 200) owner.in += 1;
    if (isLate(status)) owner.late += 1;
  }

  figures = (from: string): Figure[] =>
    this.#owners.flatMap((count, at) => [
      figure(`sign-ins from ${CASES[at]?.[0]}, ${from}`, count.all),
      atLeast('of these successful, %', (100 * count.in) / count.all, 95),
      figure('of these not answered in time', count.late),
    ]);
}

export async function guess(doors: Doors, round: number, networks: number, n: number): Promise<Answer> {
  const address = `127.${NETWORKS.attackers + round}.${n % networks}.1`;
  return doors.post(address, '/api/auth/login', newAccount());
}

export function guessFigures(from: string, statuses: readonly number[]): Figure[] {
  const counted = (is: (status: number) => boolean) => statuses.filter(is).length;
  return [
    figure(
      `wrong sign-ins checked, ${from}`,
      counted((status) => status === 401),
    ),
    figure(
      `wrong sign-ins rejected unchecked, ${from}`,
      counted((status) => status === 429),
    ),
    figure(`wrong sign-ins not answered in time, ${from}`, counted(isLate)),
  ];
}

async function flood(url: string, attackers: number, forMs: number, round: number): Promise<Figure[]> {
  const honest = await HonestSignIns.prepare(url, round);
  const doors = new Doors(url);
  const statuses: number[] = [];
  const wrong = async (n: number) => {
    statuses.push((await guess(doors, round, attackers, n)).status);
  };
  await Promise.all([steadily(GUESSES_A_SECOND, forMs, wrong), honest.during(forMs)]);
  for (const each of [doors, honest.doors]) each.close();
  const from = `${attackers} attacking network${attackers === 1 ? '' : 's'}`;
  return [...guessFigures(from, statuses), ...honest.figures(from)];
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
