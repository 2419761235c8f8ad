import { readFileSync } from 'node:fs';
import { routes } from '@groundwork/contracts';
import { spellingsOf } from '../../../apps/gateway/testing/spellings.ts';
import { atMost, type Figure, figure } from '../../bench/figures.ts';
import { until } from '../../local/wait.ts';
import { type Answer, inParallel, Sender } from '../sender.ts';

const ID = '6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a10';
export const PATHS = [...new Set(Object.values(routes).map(({ path }) => path.replace(/:\w+/g, ID)))].filter(
  (path) => !path.startsWith('/schemas/'),
);
const AT_ONCE = 16;
export const REQUESTS_A_SECOND = 50;
const LIMITED_ADDRESS = '127.0.9.9';

export interface Target {
  readonly url: string;
  readonly log: string;
}

async function counted(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => /^groundwork_http_seconds_count[ {]/.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const logged = (file: string) =>
  readFileSync(file, 'utf8').match(/Sent a response|Rejected an unreadable request/g)?.length ?? 0;

/** Node answers before any route when it cannot decode an address. */
const isUndecodable = ({ body }: Answer) => body.includes('"UNREADABLE_REQUEST"');
const isStored = ({ headers }: Answer) => headers['cache-control'] !== 'no-store';

export async function spellings({ url, log }: Target, paths: readonly string[], each: number) {
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

export async function pastTheLimit(url: string, count: number): Promise<Figure> {
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
