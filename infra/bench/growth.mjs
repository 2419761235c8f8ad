// `npm run bench:growth`: what a request costs where there are ten times as many owners, lenders, or documents of one
// owner. Each grows alone, on a system of its own.
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { step } from '../local/progress.mjs';
import { atMost, report } from './figures.mjs';
import { copyDocuments, copyOwners, keepLenders, multiplyLenders } from './growth-fill.mjs';
import { newAdmin, newOwners, settled, someCopies } from './growth-people.mjs';
import { aboutDocuments, aboutLenders, aboutOwners, saveLender } from './growth-requests.mjs';
import { ask, at, startSystem } from './own-system.mjs';

/** @typedef {import('./growth-requests.mjs').Request} Request */
/** @typedef {import('./growth-requests.mjs').Asked} Asked */
/** @typedef {{ what: string, grows: boolean, times: number[] }} Measured */

const OWNERS = Number(process.argv[2] ?? 2_000);
const LENDERS = 1_247;
const DOCUMENTS = 30;
const TIMES = 10;
const ORIGINALS = 8;
const PAPERS = 3;
/** In copies: a minute each. Older than the papers of everybody else, which must not be walked through. */
const LONG_AGO = 1_000_000;
const ASKED_OWNERS = 40;
const ROUNDS = Number(process.argv[3] ?? 30);
const WARM_UP = 3;
/** After that what a long answer leaves to be collected no longer slows down the next one. */
const REST_MS = 100;
/** Above that something grows; where that is explained, ten times the rows and what a busy machine adds. */
const FLAT = 1.5;
const MOST = 12;

/** Each request in turn, so that a busy moment of the machine falls on all. @param {Request[]} requests */
async function measure(requests) {
  const measured = requests.map(({ lines }) =>
    lines.map(({ what, grows = false }) => ({ what, grows, times: /** @type {number[]} */ ([]) })),
  );
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [place, { take }] of requests.entries()) {
      await sleep(REST_MS);
      const taken = await take(round + WARM_UP);
      if (round < 0) continue;
      for (const [line, ms] of taken.entries()) measured[place]?.[line]?.times.push(ms);
    }
  }
  return measured.flat();
}

/** @param {number} ms */
const short = (ms) => Number(ms.toPrecision(3));

/** @param {string} what grows @param {Measured[]} before @param {Measured[]} after */
function compare(what, before, after) {
  const lines = before.map((one, line) => {
    const many = after[line]?.times ?? [];
    const ratio = at(many, 0.5) / at(one.times, 0.5);
    return { one, many, ratio };
  });
  console.table(
    lines.map(({ one, many, ratio }) => ({
      [`${what} × ${TIMES}`]: one.what,
      'p50 ms': short(at(one.times, 0.5)),
      'p95 ms': short(at(one.times, 0.95)),
      'then p50': short(at(many, 0.5)),
      'then p95': short(at(many, 0.95)),
      ratio: short(ratio),
      flat: ratio <= FLAT ? 'flat' : 'grows',
    })),
  );
  return lines.map(({ one, many, ratio }) =>
    atMost(
      `${what} × ${TIMES}, ${one.what}: p50 ${short(at(one.times, 0.5))} → ${short(at(many, 0.5))} ms,` +
        ` p95 ${short(at(one.times, 0.95))} → ${short(at(many, 0.95))} ms`,
      ratio,
      one.grows ? MOST : FLAT,
    ),
  );
}

/** @param {Asked} asked */
async function growDocuments(asked) {
  const { database, filer } = asked;
  const { rows } = await database.query(
    'select id from documents.documents where user_id = $1 order by id desc',
    [filer.userId],
  );
  const of = rows.map(({ id }) => id);
  const requests = aboutDocuments({ ...asked, owners: [filer] });
  const copies = DOCUMENTS / PAPERS - 1;
  await copyDocuments(database, { from: LONG_AGO, to: LONG_AGO + copies - 1, of });
  const before = await step(`Asking with ${DOCUMENTS} documents`, () => measure(requests));
  const more = (DOCUMENTS * (TIMES - 1)) / PAPERS;
  await copyDocuments(database, { from: LONG_AGO + copies, to: LONG_AGO + copies + more - 1, of });
  const after = await step(`Asking with ${DOCUMENTS * TIMES} documents`, () => measure(requests));
  return compare('documents of one owner', before, after);
}

/** @param {Asked} asked */
async function growLenders(asked) {
  const [requests, save] = [aboutLenders(asked), await saveLender(asked)];
  // a new catalogue is put into columns by the next who is counted: that is not what the others are about
  const measureAll = async () => [...(await measure(requests)), ...(await measure([save]))];
  const before = await step(`Asking with ${LENDERS} lenders`, measureAll);
  await multiplyLenders(asked.database, LENDERS, TIMES);
  const after = await step(`Asking with ${LENDERS * TIMES} lenders`, measureAll);
  await keepLenders(asked.database, LENDERS);
  return compare('lenders', before, after);
}

const life = new Life(instanceAt('bench', dataFolder(undefined)));
await live(life, 1, async () => {
  const { url, postgres, nats } = await startSystem(life);
  const { connectNats, RpcClient } = await import('@groundwork/platform-messaging');
  const connection = await connectNats(nats, 'bench');
  const database = new pg.Client(postgres);
  await database.connect();
  const system = { url, database };
  const originals = await step(`Making ${ORIGINALS} owners`, () => newOwners(system, ORIGINALS, 1));
  const of = originals.map(({ userId }) => userId);
  const copies = OWNERS / ORIGINALS;
  await step(`Making ${OWNERS} of them`, () => copyOwners(database, { from: 1, to: copies, of }));
  const admin = await newAdmin(system);
  const rpc = new RpcClient(connection, 10_000);
  const owners = await someCopies(system, originals, copies, ASKED_OWNERS);
  const [filer] = await step('One owner with papers', () => newOwners(system, 1, PAPERS));
  if (!filer) throw new Error('There is nobody with papers');
  const { items } = await ask(url, '/api/documents?limit=1', filer.token);
  const asked = { ...system, admin, filer, paper: items[0].id, owners, rpc };

  const figures = await growDocuments(asked);
  figures.push(...(await growLenders(asked)));
  const before = await step(`Asking with ${OWNERS} owners`, () => measure(aboutOwners(asked)));
  await settled(system);
  await step(`Making ${OWNERS * TIMES}`, () =>
    copyOwners(database, { from: copies + 1, to: copies * TIMES, of }),
  );
  const among = await someCopies(system, originals, copies * TIMES, ASKED_OWNERS);
  const after = await step(`Asking with ${OWNERS * TIMES} owners`, () =>
    measure(aboutOwners({ ...asked, owners: among })),
  );
  figures.unshift(...compare('owners', before, after));
  await database.end();
  await connection.close();
  console.log(`${cpus().length} cores; ${ROUNDS} rounds, each request in turn, one at a time`);
  return report('growth', figures);
});
