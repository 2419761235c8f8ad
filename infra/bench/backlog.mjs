// `npm run bench:backlog`: how fast one and two worker processes finish a backlog of scans, and what a kill -9 costs.
// It has a NATS and a Redis of its own: a whole system beside it would read and answer too.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { reserveInternal } from '../local/ports.mjs';
import { say } from '../local/progress.mjs';
import { until } from '../local/wait.mjs';
import { backlog, simulate } from '../sizing/queue.mjs';
import { atLeast, atMost, figure, report } from './figures.mjs';
import { startServers } from './own-system.mjs';

const DOCUMENTS = Number(process.argv[2] ?? 24);
const PAGES = 2;
const TARGET = 1.6;
/** How far the simulation may be off. */
const MOST_OFF = 0.15;
const PATIENCE_MS = 900_000;
const workerMain = join(checkout, 'apps/documents-worker/dist/main.js');

/** @typedef {Awaited<ReturnType<typeof prepare>>} Ground */

/** How often the result of each document came. @type {Map<string, number>} */
const results = new Map();
/** @type {Set<string>} */
const done = new Set();

/** @param {Life} life */
async function prepare(life) {
  const urls = await startServers(life, ['nats', 'redis']);
  // seen only once everything is built
  const { analyseDocumentJob, analysisQueue, rpc } = await import('@groundwork/contracts');
  const { connectNats } = await import('@groundwork/platform-messaging');
  const { JobQueue } = await import('@groundwork/platform-queue');
  const { FolderStorage } = await import('@groundwork/platform-storage');
  const { FakeService, form1040Lines, pdfOf, scanOf } = await import('@groundwork/testing');
  const nats = await connectNats(urls.nats, 'bench');
  new FakeService(nats)
    .on(rpc.documents.reportStage, () => ({}))
    .on(rpc.documents.recordAnalysis, ({ documentId, result }) => {
      results.set(documentId, (results.get(documentId) ?? 0) + 1);
      if (result.outcome === 'analysed') done.add(documentId);
      return {};
    });
  const folder = join(life.instance.folder, 'objects');
  const jobs = new JobQueue(analysisQueue, analyseDocumentJob, urls.redis);
  life.onStop(async () => {
    await jobs.close();
    await nats.close();
  });
  const lines = (/** @type {number} */ amount) =>
    Array.from({ length: 8 }, () => form1040Lines(amount)).flat();
  const scan = await scanOf(pdfOf(Array.from({ length: PAGES }, (_, page) => lines(60_000 + page))));
  const configuration = { NATS_URL: urls.nats, REDIS_URL: urls.redis, STORAGE_URL: `folder:${folder}` };
  return { life, jobs, storage: new FolderStorage(folder), scan, configuration };
}

/** @param {Ground} ground */
async function startWorker({ life, configuration }) {
  const { port, release } = await reserveInternal();
  await release();
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...configuration,
  };
  const worker = spawn(process.execPath, [workerMain], { env, stdio: 'ignore' });
  life.onStop(() => stop([worker]));
  return worker;
}

/** @param {import('node:child_process').ChildProcess} worker */
const gone = (worker) => worker.exitCode !== null || worker.signalCode !== null;

/** @param {import('node:child_process').ChildProcess[]} workers */
async function stop(workers) {
  for (const worker of workers) worker.kill('SIGTERM');
  await until(async () => workers.every(gone), { withinMs: 15_000 });
}

/** @param {Ground} ground */
async function addBacklog({ jobs, storage, scan }) {
  results.clear();
  done.clear();
  for (let n = 0; n < DOCUMENTS; n += 1) {
    const documentId = randomUUID();
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

/** Without the start of the processes. @param {Ground} ground @param {number} workers */
async function measure(ground, workers, kills = false) {
  const load = loadavg()[0]?.toFixed(1);
  const processes = [];
  for (let n = 0; n < workers; n += 1) processes.push(await startWorker(ground));
  await sleep(5000);
  const since = performance.now();
  const before = worked();
  await addBacklog(ground);
  if (kills) {
    await until(async () => results.size > DOCUMENTS / 3, { withinMs: PATIENCE_MS });
    processes[0]?.kill('SIGKILL');
    processes.push(await startWorker(ground));
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

const life = new Life(instanceAt('bench', dataFolder(undefined)));
await live(life, 1, async () => {
  const ground = await prepare(life);
  say(`${cpus().length} cores`);
  const [one, two] = [await measure(ground, 1), await measure(ground, 2)];
  const gain = one.seconds / two.seconds;
  const foretold = simulate({
    arrivals: backlog(DOCUMENTS),
    seconds: one.seconds / DOCUMENTS,
    cores: cpus().length,
    coresPerWorker: one.busyCores,
    workers: () => 2,
  }).seconds;
  const off = Math.abs(foretold / two.seconds - 1);
  const { read, twice } = await measure(ground, 2, true);
  return report('backlog', [
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
});
