// `npm run bench:backlog`: how fast one and two worker processes finish a backlog of scans, and what a kill -9 costs.
// It borrows NATS and Redis of the system that `npm start` runs; queue, files and results are its own.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { addressOf } from '../local/addresses.mjs';
import { checkout } from '../local/instance.mjs';
import { dataFolder } from '../local/options.mjs';
import { reserveInternal } from '../local/ports.mjs';
import { say } from '../local/progress.mjs';
import { until } from '../local/wait.mjs';
import { backlog, simulate } from '../sizing/queue.mjs';
import { atLeast, atMost, figure, report } from './figures.mjs';

const DOCUMENTS = Number(process.argv[2] ?? 24);
const PAGES = 2;
const TARGET = 1.6;
/** How far the simulation may be off. */
const MOST_OFF = 0.15;
const PATIENCE_MS = 900_000;
const workerMain = join(checkout, 'apps/documents-worker/dist/main.js');

const { analyseDocumentJob, analysisQueue, rpc } = await import('@groundwork/contracts');
const { connectNats } = await import('@groundwork/platform-messaging');
const { JobQueue } = await import('@groundwork/platform-queue');
const { FolderStorage } = await import('@groundwork/platform-storage');
const { FakeService, form1040Lines, pdfOf, scanOf } = await import('@groundwork/testing');

const folder = await mkdtemp(join(tmpdir(), 'groundwork-bench-'));
const storage = new FolderStorage(folder);
const redis = new URL(addressOf('redis', dataFolder(undefined), process.env));
redis.pathname = '/9';
const natsUrl = addressOf('nats', dataFolder(undefined), process.env);
const nats = await connectNats(natsUrl, 'bench');
await emptyQueue();
const jobs = new JobQueue(analysisQueue, analyseDocumentJob, redis.href);

/** What a run left that was broken off would be counted for this one's. */
async function emptyQueue() {
  const { hostname, port, password, pathname } = redis;
  const connection = { host: hostname, port: Number(port), password, db: Number(pathname.slice(1)) };
  const queue = new Queue(analysisQueue, { connection });
  await queue.obliterate({ force: true });
  await queue.close();
}

/** How often the result of each document of this backlog came. @type {Map<string, number>} */
const results = new Map();
/** @type {Set<string>} */
const added = new Set();
/** @type {Set<string>} */
const done = new Set();
new FakeService(nats)
  .on(rpc.documents.reportStage, () => ({}))
  .on(rpc.documents.recordAnalysis, ({ documentId, result }) => {
    // the system it borrows reads its own documents meanwhile
    if (!added.has(documentId)) return {};
    results.set(documentId, (results.get(documentId) ?? 0) + 1);
    if (result.outcome === 'analysed') done.add(documentId);
    return {};
  });

async function startWorker() {
  const { port, release } = await reserveInternal();
  await release();
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    NATS_URL: natsUrl,
    REDIS_URL: redis.href,
    STORAGE_URL: `folder:${folder}`,
  };
  return spawn(process.execPath, [workerMain], { env, stdio: 'ignore' });
}

/** @param {import('node:child_process').ChildProcess} worker */
const gone = (worker) => worker.exitCode !== null || worker.signalCode !== null;

/** @param {import('node:child_process').ChildProcess[]} workers */
async function stop(workers) {
  for (const worker of workers) worker.kill('SIGTERM');
  await until(async () => workers.every(gone), { withinMs: 15_000 });
}

async function addBacklog() {
  for (const each of [results, done, added]) each.clear();
  for (let n = 0; n < DOCUMENTS; n += 1) {
    const documentId = randomUUID();
    added.add(documentId);
    const storageKey = `files/${documentId}`;
    await storage.put(storageKey, Readable.from([scan]));
    const job = { documentId, userId: randomUUID(), version: 1, storageKey, mediaType: 'application/pdf' };
    const traceparent = `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`;
    await jobs.add(`doc:${documentId}:v1`, { ...job, category: 'tax_documents', traceparent });
  }
}

/** Seconds of work of all cores, whoever did it. */
const worked = () =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

/** Without the start of the processes. @param {number} workers */
async function measure(workers, kills = false) {
  const load = loadavg()[0]?.toFixed(1);
  const processes = [];
  for (let n = 0; n < workers; n += 1) processes.push(await startWorker());
  await sleep(5000);
  const since = performance.now();
  const before = worked();
  await addBacklog();
  if (kills) {
    await until(async () => results.size > DOCUMENTS / 3, { withinMs: PATIENCE_MS });
    processes[0]?.kill('SIGKILL');
    processes.push(await startWorker());
  }
  await until(async () => results.size === DOCUMENTS, { withinMs: PATIENCE_MS });
  const seconds = (performance.now() - since) / 1000;
  const busyCores = (worked() - before) / seconds;
  // what comes twice comes when the killed worker's lock has run out
  if (kills) await sleep(45_000);
  await stop(processes);
  const twice = [...results.values()].filter((count) => count > 1).length;
  const killed = kills ? ', one killed' : '';
  say(
    `${workers} worker${workers > 1 ? 's' : ''}${killed}: ${DOCUMENTS} scans of ${PAGES} pages in ${seconds.toFixed(1)} s, ` +
      `${busyCores.toFixed(2)} cores busy, load before ${load}`,
  );
  return { seconds, busyCores, read: done.size, twice };
}

const scan = await scanOf(
  pdfOf(
    Array.from({ length: PAGES }, (_, page) =>
      Array.from({ length: 8 }, () => form1040Lines(60_000 + page)).flat(),
    ),
  ),
);
say(`${cpus().length} cores`);
try {
  const [one, two] = [await measure(1), await measure(2)];
  const gain = one.seconds / two.seconds;
  const foretold = simulate({
    arrivals: backlog(DOCUMENTS),
    seconds: one.seconds / DOCUMENTS,
    cores: cpus().length,
    coresPerWorker: one.busyCores,
    workers: () => 2,
  }).seconds;
  const off = Math.abs(foretold / two.seconds - 1);
  const { read, twice } = await measure(2, true);
  process.exitCode = report('backlog', [
    figure('seconds a page, one worker', one.seconds / (DOCUMENTS * PAGES)),
    figure('cores busy with one worker', one.busyCores),
    figure('pages a minute, one worker', (DOCUMENTS * PAGES * 60) / one.seconds),
    figure('pages a minute, two workers', (DOCUMENTS * PAGES * 60) / two.seconds),
    atLeast('two workers / one', gain, TARGET),
    figure('seconds for the backlog, two workers', two.seconds),
    figure('the same, foretold by the simulation', foretold),
    atMost('the simulation is off by', off, MOST_OFF),
    atLeast(`of ${DOCUMENTS} scans read although a worker was killed`, read, DOCUMENTS),
    figure('told twice (documents drops the second)', twice),
  ]);
} finally {
  await jobs.close();
  await nats.close();
  await rm(folder, { recursive: true, force: true });
}
