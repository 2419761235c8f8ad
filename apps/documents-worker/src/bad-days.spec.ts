import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, form1040, form1040Lines, isLong, pdfOf, scanOf } from '@groundwork/testing';
import { readersOf, RunningWorker, sparesOf } from '../testing/running-worker.ts';

let worker: RunningWorker;
let shortScan: Buffer;
let longScan: Buffer;

const scanOfPages = (count: number) =>
  scanOf(pdfOf(Array.from({ length: count }, (_, page) => form1040Lines(60_000 + page))), { dpi: 150 });

beforeAll(async () => {
  worker = await RunningWorker.start();
  shortScan = await scanOfPages(4);
  longScan = await scanOfPages(6);
});
afterAll(() => worker.stop());
beforeEach(() => {
  worker.stages.length = 0;
});

const underWay = () =>
  eventually(
    () => Promise.resolve(worker.stages),
    (stages) => stages.some((stage) => stage.startsWith('recognised')),
    60_000,
  );
const idle = () =>
  eventually(
    () => worker.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
    (counts) => Object.values(counts).every((count) => count === 0),
    60_000,
  );

const noReaders = () =>
  eventually(
    () => readersOf(process.pid),
    (readers) => readers.length === 0,
    120_000,
  );

describe('a document on a bad day', () => {
  it('is failed with a reason when its file is not there any more', async () => {
    const job = await worker.ask(form1040(62_500));
    await worker.resultOf(job);
    await worker.enqueue({ ...job, storageKey: 'files/never-there', version: 2 });
    await idle();
    expect(worker.resultsOf(job)[1]).toEqual({
      outcome: 'failed',
      reason: 'The file could not be found. Please upload it again.',
    });
  });

  it('is read once and recorded once documents can be told again', async () => {
    worker.documentsIsAway();
    const job = await worker.ask(form1040(63_000));
    await eventually(
      () => Promise.resolve(worker.stages),
      (stages) => stages.includes('checks'),
      60_000,
    );
    await noReaders();
    worker.documentsIsBack();
    await idle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'analysed' }]);
    expect(worker.stages.filter((stage) => stage === 'text')).toHaveLength(1);
  });

  it('is recorded once although NATS went away while it was read', async () => {
    const job = await worker.ask(shortScan);
    await underWay();
    worker.wayToNats.cut();
    await noReaders();
    expect(worker.resultsOf(job)).toEqual([]);
    // the long run waits the whole minute
    if (isLong) await sleep(60_000);
    worker.wayToNats.open();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 4 });
    await idle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    expect(worker.stages.filter((stage) => stage === 'text')).toHaveLength(1);
  }, 300_000);

  it('is recorded although Redis was wiped while it was read, and the next one is read too', async () => {
    const job = await worker.ask(longScan);
    await underWay();
    await worker.wipeRedis();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 6 });
    const next = await worker.ask(form1040(64_000));
    expect(await worker.resultOf(next)).toMatchObject({ outcome: 'analysed' });
    expect(worker.resultsOf(job)).toHaveLength(1);
  }, 200_000);

  it('is returned to the queue when its worker has to go, and read by the next one', async () => {
    await worker.stopWorker();
    await worker.startWorker({ RETURN_AFTER_SECONDS: '0' });
    const job = await worker.ask(longScan);
    await underWay();
    await worker.stopWorker();
    expect(await readersOf(process.pid)).toEqual([]);
    expect(await sparesOf(process.pid)).toEqual([]);
    expect(worker.resultsOf(job)).toEqual([]);
    expect(await worker.queue.getJobCounts('active', 'prioritized')).toEqual({ active: 0, prioritized: 1 });
    await worker.startWorker();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 6 });
  }, 200_000);
});

describe('a document that takes longer than it may', () => {
  it('is failed with the reason, and read when it is asked for again', async () => {
    await worker.stopWorker();
    await worker.startWorker({}, 1);
    const job = await worker.ask(form1040(67_000));
    expect(await worker.resultOf(job)).toEqual({
      outcome: 'failed',
      reason: 'The analysis took longer than ten minutes and was stopped. Please try Re-analyse.',
    });
    await idle();
    expect(await readersOf(process.pid)).toEqual([]);
    await worker.stopWorker();
    await worker.startWorker();
    await worker.enqueue({ ...job, version: 2 });
    await idle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'failed' }, { outcome: 'analysed' }]);
  }, 120_000);
});

describe('whose document is next', () => {
  it('is decided by its turn, not by who came first', async () => {
    const first = await worker.ask(longScan, {}, { priority: 5 });
    await underWay();
    const late = await worker.ask(form1040(65_000), {}, { priority: 9 });
    const early = await worker.ask(form1040(66_000), {}, { priority: 3 });
    await worker.resultOf(late, 120_000);
    const order = worker.recorded.slice(-3).map(({ documentId }) => documentId);
    expect(order).toEqual([first.documentId, early.documentId, late.documentId]);
  }, 200_000);
});
