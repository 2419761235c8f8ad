import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loanDialects, makeLoans, writeLoans } from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { childrenOf, megabytesOf } from '../local/processes.ts';
import { Gateway } from '../records/gateway.ts';
import { sendFile, settled } from '../records/send-file.ts';
import { at, atMost, type Figure, figure, timed } from './figures.ts';
import { adminOf } from './growth-people.ts';
import type { Ground } from './ground.ts';
import { timesDuring, watchMost } from './meanwhile.ts';

const ROWS = 360_000;
const CALL_EVERY_MS = 25;
const QUIET_CALLS = 200;
const QUERIES = 200;

const [published] = loanDialects;

async function writeFile(folder: string, rows: number): Promise<string> {
  const file = join(folder, 'loans.csv');
  const lines = writeLoans(makeLoans({ rows, seed: 36 }), published ?? { name: 'as published' });
  await pipeline(Readable.from(lines), createWriteStream(file));
  return file;
}

const requestMatches = (owner: Owner) => owner.request('/api/lender-matches?limit=20');

async function quietCalls(owner: Owner, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < count; call += 1) times.push(await timed(() => requestMatches(owner)));
  return times;
}

const states = ['TX', 'CA', 'NY', 'FL', 'OH', 'PR'];
const industries = ['72', '44', '81', '7225', '8111', '722511', '541511', '238', '62', '31'];
const sizes = ['to_50k', 'to_150k', 'to_350k', 'to_1m', 'over_1m'];

function randomQuery(random: SeededRandom): string {
  const query = new URLSearchParams({ sort: random.one(['loans', 'recent', 'amount']) });
  if (random.chance(0.7)) query.set('naics', random.one(industries));
  if (random.chance(0.6)) query.set('state', random.one(states));
  if (random.chance(0.3)) query.set('size', random.one(sizes));
  if (random.chance(0.3)) query.set('fromYear', String(2020 + random.below(5)));
  return `/api/lender-records?${query.toString()}`;
}

async function queryTimes(owner: Owner, count: number): Promise<number[]> {
  const random = new SeededRandom(200);
  const times: number[] = [];
  for (let query = 0; query < count; query += 1) {
    const path = randomQuery(random);
    times.push(await timed(() => owner.request(path)));
  }
  return times;
}

async function importFile(gateway: Gateway, file: string): Promise<number> {
  return timed(async () => {
    const read = await settled(gateway, await sendFile(gateway, file));
    await gateway.apply(read.id, []);
    const { state } = await settled(gateway, read);
    if (state !== 'applied') throw new Failure(`The file is ${state}.`);
  });
}

export async function measure(ground: Ground): Promise<readonly Figure[]> {
  const rows = ground.count(ROWS, 3000);
  const system = await ground.system();
  const admin = await adminOf(system);
  const owner = await Owner.signUp(system.url);
  const pid = system.supervisor.processes()['matching']?.pid;
  if (pid === undefined) throw new Failure('matching does not run.');
  const file = await writeFile(ground.instance.folder, rows);
  const count = ground.short ? 10 : QUIET_CALLS;
  await quietCalls(owner, count);
  const quiet = await quietCalls(owner, count);
  const importing = importFile(new Gateway(system.url, admin.token), file);
  const readerMost = watchMost(() =>
    Math.max(0, ...childrenOf(pid).map((child) => megabytesOf(child, 'VmHWM'))),
  );
  const calls = timesDuring(importing, CALL_EVERY_MS, () => requestMatches(owner));
  const [importMs, busy] = await Promise.all([importing, calls]);
  const queries = await queryTimes(owner, ground.short ? 10 : QUERIES);
  await ground.stopSystem();
  const label = rows.toLocaleString('en-US');
  return [
    atMost(`${label} rows, upload to applied, s`, importMs / 1000, 90),
    atMost('memory of the reading process, MB', readerMost(), 300),
    figure('matches of an owner, quiet, p95 ms', at(quiet, 0.95)),
    atMost('the same during the import, times the quiet value', at(busy, 0.95) / at(quiet, 0.95), 2),
    atMost(`${queries.length} random queries over HTTP, p95 ms`, at(queries, 0.95), 50),
  ];
}
