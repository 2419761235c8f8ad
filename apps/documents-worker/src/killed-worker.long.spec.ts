import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisLanes } from '@groundwork/contracts';
import { form1040, form1040Lines, heavyDocument, pdfOf, scanOf } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { eventually, type PrivateProcess, serviceProcess } from '@groundwork/testing';
import { reasons } from './documents-worker.wording.ts';
import { pagesAtOnce } from './reader/recognition-limits.adapter.ts';
import { findReaders, findRecognizers, RunningWorker, findSpareReaders } from '../testing/running-worker.ts';
import { FolderStore } from '../testing/stores.ts';

let running: RunningWorker;
let store: FolderStore;
let logs: string;
const workers: PrivateProcess[] = [];

beforeAll(async () => {
  store = new FolderStore();
  running = await RunningWorker.withoutWorker(store);
  logs = await mkdtemp(join(tmpdir(), 'groundwork-worker-'));
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(async () => {
  await running.stop();
  await rm(logs, { recursive: true, force: true });
});

async function startWorker(name: string, environment: Record<string, string> = {}): Promise<PrivateProcess> {
  const worker = serviceProcess({
    service: 'documents-worker',
    environment: { STORAGE_URL: store.url, ...environment },
    log: join(logs, `${name}.log`),
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

const shortLock = { JOB_LOCK_SECONDS: '2' };

const emptyQueues = () =>
  Promise.all([running.queue, running.quickQueue].map((queue) => queue.obliterate({ force: true })));

const scanOfPages = async (pages: number, first: number) =>
  scanOf(pdfOf(Array.from({ length: pages }, (_, page) => form1040Lines(first + page))), { dpi: 150 });

const waitForRecognition = () =>
  eventually(
    () => Promise.resolve(running.stages),
    (stages) => stages.some((stage) => stage.startsWith('recognised')),
    60_000,
  );

describe('kill -9 of a worker', () => {
  it('ends its reader and its recognizers in the middle of pages', async () => {
    const worker = await startWorker('killed');
    await running.requestAnalysis(await scanOfPages(14, 60_000));
    await waitForRecognition();
    const readers = await findReaders(worker.pid);
    expect(readers).toHaveLength(1);
    const recognizers = await eventually(
      () => findRecognizers(worker.pid),
      (pids) => pids.length > 0,
    );
    expect(recognizers.length).toBeLessThanOrEqual(pagesAtOnce);
    await worker.kill();
    const children = [...readers, ...recognizers];
    const left = await eventually(
      () => Promise.resolve(children.filter(runs)),
      (running) => running.length === 0,
    );
    expect(left).toEqual([]);
  }, 120_000);

  async function stopWithFile(name: string): Promise<void> {
    const worker = await startWorker(name, shortLock);
    const [reader = 0] = await eventually(
      () => findReaders(worker.pid),
      (pids) => pids.length > 0,
      120_000,
    );
    process.kill(reader, 'SIGSTOP');
    await worker.kill();
    await eventually(
      () => Promise.resolve(runs(reader)),
      (isAlive) => !isAlive,
    );
  }

  it.each(analysisLanes)(
    'fails a document of the %s lane after three tries that began to read it, and reads the next one',
    async (lane) => {
      await emptyQueues();
      const content = lane === 'quick' ? heavyDocument() : await scanOfPages(1, 80_000);
      const job = await running.requestAnalysis(content, {}, { lane });
      for (let kill = 1; kill <= 3; kill += 1) await stopWithFile(`${lane} ${kill}`);
      await startWorker(`${lane} last`, shortLock);
      const failed = { outcome: 'failed', reason: reasons.notFinished };
      expect(await running.resultOf(job, 120_000)).toEqual(failed);
      const next = await running.requestAnalysis(form1040(80_000), {}, { lane });
      expect(await running.resultOf(next, 120_000)).toMatchObject({ outcome: 'analysed' });
    },
    500_000,
  );

  it('in the quick lane loses no document, and counts no try of the slow lane', async () => {
    await emptyQueues();
    const job = await running.requestAnalysis(heavyDocument(), {}, { lane: 'quick' });
    await stopWithFile('quick once');
    await startWorker('quick again', shortLock);
    const rejected = { outcome: 'rejected', reason: reasons.resourceLimit };
    expect(await running.resultOf(job, 180_000)).toEqual(rejected);
    expect(running.resultsOf(job)).toHaveLength(1);
  }, 300_000);

  it('while it hands a document over records its result once', async () => {
    await emptyQueues();
    const worker = await startWorker('handing over', shortLock);
    let isKilled = false;
    running.afterMove = async () => {
      running.afterMove = () => Promise.resolve();
      await worker.kill();
      isKilled = true;
    };
    const job = await running.requestAnalysis(await scanOfPages(1, 80_000), {}, { lane: 'quick' });
    await eventually(() => Promise.resolve(isKilled), Boolean, 60_000);
    await startWorker('after it', shortLock);
    expect(await running.resultOf(job, 180_000)).toMatchObject({ outcome: 'analysed' });
    await eventually(
      () => running.quickQueue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      (counts) => Object.values(counts).every((count) => count === 0),
      60_000,
    );
    expect(running.resultsOf(job)).toHaveLength(1);
  }, 300_000);

  it('ends the spare reader of a worker', async () => {
    const worker = await startWorker('idle');
    await running.resultOf(await running.requestAnalysis(form1040(61_000)));
    const spares = await eventually(
      () => findSpareReaders(worker.pid),
      (pids) => pids.length === 1,
    );
    await worker.kill();
    const left = await eventually(
      () => Promise.resolve(spares.filter(runs)),
      (running) => running.length === 0,
    );
    expect(left).toEqual([]);
  }, 60_000);

  const stagesOfEveryRun = ['text', 'recognised'];
  const stages = isLong ? [...stagesOfEveryRun, 'classified', 'figures', 'checks'] : stagesOfEveryRun;

  it.each(stages)(
    'in the stage %s loses no document and records no result twice',
    async (stage) => {
      await emptyQueues();
      running.stages.length = 0;
      const worker = await startWorker(`killed-in-${stage}`, shortLock);
      const job = await running.requestAnalysis(await scanOfPages(2, 80_000));
      await eventually(
        () => Promise.resolve(running.stages),
        (seen) => seen.some((each) => each.startsWith(stage)),
        60_000,
      );
      await worker.kill();
      await startWorker(`after-${stage}`, shortLock);
      expect(await running.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 2 });
      expect(running.resultsOf(job)).toHaveLength(1);
    },
    200_000,
  );

  // the lock of a killed worker expires after 30 seconds
  if (isLong) {
    it('loses no document and records no result twice', async () => {
      await emptyQueues();
      running.stages.length = 0;
      const [first] = await Promise.all([startWorker('first'), startWorker('second')]);
      const jobs = [];
      for (let n = 0; n < 8; n += 1)
        jobs.push(await running.requestAnalysis(await scanOfPages(3, 70_000 + n * 10)));
      await waitForRecognition();
      await first.kill();
      for (const job of jobs)
        expect(await running.resultOf(job, 300_000)).toMatchObject({ outcome: 'analysed', pages: 3 });
      expect(jobs.map((job) => running.resultsOf(job).length)).toEqual(jobs.map(() => 1));
    }, 400_000);
  }
});

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
