import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectNats, RpcClient, signerOf } from '@groundwork/platform-messaging';
import pg from 'pg';
import { callVariables } from '../local/call-keys.ts';
import { step } from '../local/progress.ts';
import { at, atMost, type Figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { copyDocuments, copyOwners, limitLenders, multiplyLenders } from './growth-fill.ts';
import { newAdmin, newOwners, settled, someCopies } from './growth-people.ts';
import {
  aboutDocuments,
  aboutLenders,
  aboutOwners,
  type Scene,
  type Request,
  saveLender,
} from './growth-requests.ts';

interface Measured {
  readonly what: string;
  readonly grows: boolean;
  readonly times: number[];
}

const LENDERS = 1_247;
const DOCUMENTS = 3;
/** In copies, a minute each: older than the documents of all others, which a page must not walk through. */
const LONG_AGO = 1_000_000;
const FLAT = 1.5;
const MOST = 12;

const sizesOf = (ground: Ground) => ({
  owners: ground.count(2_000, 4, 0),
  documents: ground.count(30, 6),
  times: ground.count(10, 2),
  originals: ground.count(8, 2),
  signedIn: ground.count(40, 2),
  rounds: ground.count(30, 1, 1),
  warmUp: ground.count(3, 0),
  /** After a long answer the garbage collection must not slow the next one. */
  restMs: ground.count(100, 0),
});

type Sizes = ReturnType<typeof sizesOf>;

/** Each request in turn: a busy moment of the machine falls on all. */
async function timesOf(requests: readonly Request[], { rounds, warmUp, restMs }: Sizes) {
  const measured = requests.map(({ lines }) =>
    lines.map(({ what, grows = false }): Measured => ({ what, grows, times: [] })),
  );
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [place, { take }] of requests.entries()) {
      await sleep(restMs);
      const durations = await take(round + warmUp);
      if (round < 0) continue;
      for (const [line, ms] of durations.entries()) measured[place]?.[line]?.times.push(ms);
    }
  }
  return measured.flat();
}

const short = (ms: number) => Number(ms.toPrecision(3));

function compare(what: string, before: readonly Measured[], after: readonly Measured[]): Figure[] {
  const lines = before.map((one, line) => {
    const many = after[line]?.times ?? [];
    const ratio = at(many, 0.5) / at(one.times, 0.5);
    return { one, many, ratio };
  });
  console.table(
    lines.map(({ one, many, ratio }) => ({
      [what]: one.what,
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
      `${what}, ${one.what}: p50 ${short(at(one.times, 0.5))} → ${short(at(many, 0.5))} ms,` +
        ` p95 ${short(at(one.times, 0.95))} → ${short(at(many, 0.95))} ms`,
      ratio,
      one.grows ? MOST : FLAT,
    ),
  );
}

async function growDocuments(scene: Scene, sizes: Sizes) {
  const { database, filer } = scene;
  const { documents, times } = sizes;
  const { rows } = await database.query<{ id: string }>(
    'select id from documents.documents where user_id = $1 order by id desc',
    [filer.userId],
  );
  const of = rows.map(({ id }) => id);
  const requests = aboutDocuments({ ...scene, owners: [filer] });
  const copies = documents / DOCUMENTS - 1;
  await copyDocuments(database, { from: LONG_AGO, to: LONG_AGO + copies - 1, of });
  const before = await step(`Timing requests with ${documents} documents`, () => timesOf(requests, sizes));
  const more = (documents * (times - 1)) / DOCUMENTS;
  await copyDocuments(database, { from: LONG_AGO + copies, to: LONG_AGO + copies + more - 1, of });
  const after = await step(`Timing requests with ${documents * times} documents`, () =>
    timesOf(requests, sizes),
  );
  return compare(`documents of one owner × ${times}`, before, after);
}

async function growLenders(scene: Scene, sizes: Sizes) {
  const { times } = sizes;
  const [requests, save] = [aboutLenders(scene), await saveLender(scene)];
  // Apart: after it the next count puts the new catalog into columns.
  const takeAll = async () => [...(await timesOf(requests, sizes)), ...(await timesOf([save], sizes))];
  const before = await step(`Timing requests with ${LENDERS} lenders`, takeAll);
  await multiplyLenders(scene.database, LENDERS, times);
  const after = await step(`Timing requests with ${LENDERS * times} lenders`, takeAll);
  await limitLenders(scene.database, LENDERS);
  return compare(`lenders × ${times}`, before, after);
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, facts } = await ground.system();
  const sizes = sizesOf(ground);
  const { owners: count, originals: few, times } = sizes;
  const connection = await connectNats(facts.urls.nats, 'bench');
  const database = new pg.Client(facts.urls.postgres);
  await database.connect();
  const system = { url, database };
  const originals = await step(`Creating ${few} owners`, () => newOwners(system, few, 1));
  const of = originals.map(({ userId }) => userId);
  const copies = count / few;
  await step(`Copying them to ${count} owners`, () => copyOwners(database, { from: 1, to: copies, of }));
  const admin = await newAdmin(system);
  const { CALL_KEY } = callVariables(facts.secrets, 'documents-worker');
  const rpc = new RpcClient(connection, 10_000, signerOf('documents-worker', CALL_KEY));
  const owners = await someCopies(system, originals, copies, sizes.signedIn);
  const [filer] = await step('Creating one owner with documents', () => newOwners(system, 1, DOCUMENTS));
  const document = (await filer?.documents())?.[0]?.id;
  if (!filer || document === undefined) throw new Error('No owner has documents');
  const scene = { ...system, admin, filer, document, owners, rpc };

  const figures = await growDocuments(scene, sizes);
  figures.push(...(await growLenders(scene, sizes)));
  const before = await step(`Timing requests with ${count} owners`, () => timesOf(aboutOwners(scene), sizes));
  await settled(database);
  await step(`Copying them to ${count * times} owners`, () =>
    copyOwners(database, { from: copies + 1, to: copies * times, of }),
  );
  const among = await someCopies(system, originals, copies * times, sizes.signedIn);
  const after = await step(`Timing requests with ${count * times} owners`, () =>
    timesOf(aboutOwners({ ...scene, owners: among }), sizes),
  );
  await database.end();
  await connection.close();
  console.log(`${cpus().length} cores; ${sizes.rounds} rounds, each request in turn, one at a time`);
  return [...compare(`owners × ${times}`, before, after), ...figures];
}
