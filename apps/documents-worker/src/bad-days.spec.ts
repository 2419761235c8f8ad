import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, form1040, form1040Lines, pdfOf, scanOf } from '@groundwork/testing';
import { readersOf, RunningWorker } from '../testing/running-worker.ts';

let worker: RunningWorker;
let longScan: Buffer;

beforeAll(async () => {
  worker = await RunningWorker.start();
  longScan = await scanOf(pdfOf(Array.from({ length: 6 }, (_, page) => form1040Lines(60_000 + page))), {
    dpi: 150,
  });
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

describe('a document on a good day', () => {
  it('is told stage by stage, drawn, recorded once, and nothing of it is left with the worker', async () => {
    const job = await worker.ask(await scanOf(pdfOf([form1040Lines(60_000), form1040Lines(61_000)])));
    expect(await worker.resultOf(job)).toMatchObject({ outcome: 'analysed', pages: 2, previews: 2 });
    const recognised = ['recognised 1/2', 'recognised 2/2'];
    expect(worker.stages).toEqual(['text', ...recognised, 'classified', 'figures', 'checks']);
    const folder = `previews/${job.documentId}/v1`;
    expect(await worker.picturesOf(job)).toEqual([`${folder}/1.png`, `${folder}/2.png`]);
    await idle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    expect(await readersOf(process.pid)).toEqual([]);
  });

  it('leaves no pictures of an earlier run, and none of a rejected file', async () => {
    const job = await worker.ask(form1040(60_000));
    await worker.resultOf(job);
    await worker.ask(form1040(60_000), { ...job, version: 2 });
    await eventually(
      () => worker.picturesOf(job),
      (keys) => keys.length === 1 && keys[0] === `previews/${job.documentId}/v2/1.png`,
    );
    const rejected = await worker.ask(Buffer.from('%PDF-1.7 nothing'));
    expect(await worker.resultOf(rejected)).toMatchObject({ outcome: 'rejected' });
    await idle();
    expect(await worker.picturesOf(rejected)).toEqual([]);
  });
});

describe('a document on a bad day', () => {
  it('waits while its file cannot be read, and is read once it can', async () => {
    const gone = join(worker.folder, 'objects', 'files', 'locked');
    mkdirSync(gone, { recursive: true });
    const job = await worker.ask(form1040(62_000));
    await worker.resultOf(job);
    const again = { ...job, storageKey: 'files/locked', version: 2 };
    await worker.enqueue(again);
    await eventually(
      () => worker.queue.getJobCounts('delayed'),
      (counts) => counts['delayed'] === 1,
    );
    rmSync(gone, { recursive: true });
    await worker.storage.put('files/locked', Readable.from([form1040(62_000)]));
    await idle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'analysed' }, { outcome: 'analysed' }]);
  });

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

  it('is recorded once documents can be told again', async () => {
    worker.documentsIsAway();
    const job = await worker.ask(form1040(63_000));
    await eventually(
      () => worker.queue.getJobCounts('delayed'),
      (counts) => counts['delayed'] === 1,
      30_000,
    );
    worker.documentsIsBack();
    await idle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'analysed' }]);
  });

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
    expect(worker.resultsOf(job)).toEqual([]);
    expect(await worker.queue.getJobCounts('active', 'prioritized')).toEqual({ active: 0, prioritized: 1 });
    await worker.startWorker();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 6 });
  }, 200_000);
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
