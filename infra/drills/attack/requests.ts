import { roleNeededFor } from '@groundwork/contracts';
import { type LongRequest, longValueRequests } from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { hostileBody } from '../../../apps/gateway/testing/hostile-bodies.ts';
import { atMost, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';
import { print } from '../../local/progress.ts';
import { inParallel, Sender, type Sent } from '../sender.ts';
import { type People, peopleOf } from './people.ts';

const AT_ONCE = 16;
const BATCH = 250;
const JSON_TYPE = { 'content-type': 'application/json' };
export const BODY_PATHS = [
  '/api/auth/login',
  '/api/business-profile',
  '/api/calculate-optimization-impact',
  '/api/banking-info',
];

export const hostileRequest = (random: SeededRandom): Sent => ({
  path: random.one(BODY_PATHS),
  method: 'POST',
  headers: JSON_TYPE,
  body: hostileBody(random),
});

interface Tally {
  readonly statuses: Map<number, number>;
  faults: string[];
}

async function sendAll(
  sender: Sender,
  requests: readonly { name: string; make: () => Sent }[],
): Promise<Tally> {
  const tally: Tally = { statuses: new Map(), faults: [] };
  await inParallel(AT_ONCE, requests, async ({ name, make }) => {
    const { status } = await sender.send(make());
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if (status >= 500) tally.faults.push(`${status} ${name}`);
  });
  return tally;
}

function printTally(what: string, { statuses, faults }: Tally): void {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  print(`  ${what}: ${counts.join(', ')}`);
  for (const fault of faults.slice(0, 10)) print(`  ${fault}`);
}

async function bodies(sender: Sender, { user }: People, count: number): Promise<Figure[]> {
  const random = new SeededRandom(7);
  const all: Tally = { statuses: new Map(), faults: [] };
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, () => {
      const request = hostileRequest(random);
      return {
        name: request.path,
        make: () => ({ ...request, headers: { ...request.headers, ...user.headers } }),
      };
    });
    const { statuses, faults } = await sendAll(sender, batch);
    for (const [status, n] of statuses) all.statuses.set(status, (all.statuses.get(status) ?? 0) + n);
    all.faults.push(...faults);
  }
  printTally('hostile bodies', all);
  return [figure('hostile bodies sent', count), atMost('hostile bodies with a 5xx', all.faults.length, 0)];
}

const withSession = ({ make, route, name }: LongRequest, people: People) => ({
  name,
  make: () => {
    const { headers, ...rest } = make();
    const role = roleNeededFor(route.access);
    return { ...rest, headers: { ...headers, ...(role !== 'public' && people[role].headers) } };
  },
});

async function longValues(sender: Sender, people: People, count: number): Promise<Figure[]> {
  const every = longValueRequests();
  const random = new SeededRandom(41);
  const some = count < every.length ? Array.from({ length: count }, () => random.one(every)) : every;
  const tally = await sendAll(
    sender,
    some.map((one) => withSession(one, people)),
  );
  printTally('requests with one long value', tally);
  const strangers = tally.statuses.get(401) ?? 0;
  return [
    figure('requests with one long value sent', some.length),
    figure('of these rejected without a session', strangers),
    atMost('of these with a 5xx', tally.faults.length, 0),
  ];
}

export async function hostileRequests(
  system: System,
  counts: { readonly bodies: number; readonly longValues: number },
): Promise<Figure[]> {
  const people = await peopleOf(system);
  const sender = new Sender(system.url);
  const figures = [
    ...(await bodies(sender, people, counts.bodies)),
    ...(await longValues(sender, people, counts.longValues)),
  ];
  sender.close();
  return figures;
}
