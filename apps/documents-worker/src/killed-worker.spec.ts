import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  form1040Lines,
  isLong,
  pdfOf,
  type PrivateProcess,
  scanOf,
  serviceProcess,
} from '@groundwork/testing';
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

  it('fails a document after three tries that began to read it, and reads the next one', async () => {
    await running.queue.obliterate({ force: true });
    const lock = { JOB_LOCK_SECONDS: '5' };
    const job = await running.requestAnalysis(await scanOfPages(1, 80_000));
    for (let kill = 1; kill <= 3; kill += 1) {
      const worker = await startWorker(`kill ${kill}`, lock);
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
    await startWorker('last', lock);
    expect(await running.resultOf(job, 120_000)).toEqual({ outcome: 'failed', reason: reasons.notFinished });
    const next = await running.requestAnalysis(await scanOfPages(1, 80_000));
    expect(await running.resultOf(next, 120_000)).toMatchObject({ outcome: 'analysed' });
  }, 500_000);

  it('ends the spare reader of an idle worker', async () => {
    const worker = await startWorker('idle');
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
      await running.queue.obliterate({ force: true });
      running.stages.length = 0;
      const shortLock = { JOB_LOCK_SECONDS: '2' };
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
      await running.queue.obliterate({ force: true });
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
