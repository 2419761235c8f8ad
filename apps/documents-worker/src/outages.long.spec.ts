import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040, form1040Lines, pdfOf, scanOf } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { eventually } from '@groundwork/testing';
import { reasons } from './documents-worker.wording.ts';
import { findReaders, findRecognizers, RunningWorker, findSpareReaders } from '../testing/running-worker.ts';

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

const waitForRecognition = () =>
  eventually(
    () => Promise.resolve(worker.stages),
    (stages) => stages.some((stage) => stage.startsWith('recognised')),
    60_000,
  );
const waitUntilIdle = () =>
  eventually(
    () => worker.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
    (counts) => Object.values(counts).every((count) => count === 0),
    60_000,
  );

const waitForReadersToEnd = () =>
  eventually(
    () => findReaders(process.pid),
    (readers) => readers.length === 0,
    120_000,
  );

describe('a document during an outage', () => {
  it('fails with a reason if its file is missing', async () => {
    const job = await worker.requestAnalysis(form1040(62_500));
    await worker.resultOf(job);
    await worker.enqueue({ ...job, storageKey: 'files/never-there', version: 2 });
    await waitUntilIdle();
    expect(worker.resultsOf(job)[1]).toEqual({
      outcome: 'failed',
      reason: reasons.fileMissing,
    });
  });

  it('is read once and recorded when documents is back', async () => {
    worker.disconnectDocuments();
    const job = await worker.requestAnalysis(form1040(63_000));
    await eventually(
      () => Promise.resolve(worker.stages),
      (stages) => stages.includes('checks'),
      60_000,
    );
    await waitForReadersToEnd();
    worker.connectDocuments();
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'analysed' }]);
    expect(worker.stages.filter((stage) => stage === 'text')).toHaveLength(1);
  });

  it('is recorded once if the connection to NATS is lost during the analysis', async () => {
    const job = await worker.requestAnalysis(shortScan);
    await waitForRecognition();
    worker.natsProxy.cut();
    await waitForReadersToEnd();
    expect(worker.resultsOf(job)).toEqual([]);
    if (isLong) await sleep(60_000);
    worker.natsProxy.open();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 4 });
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    expect(worker.stages.filter((stage) => stage === 'text')).toHaveLength(1);
  }, 300_000);

  it('is recorded if Redis loses its data during the analysis, and the next document is read', async () => {
    const job = await worker.requestAnalysis(longScan);
    await waitForRecognition();
    await worker.wipeRedis();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 6 });
    const next = await worker.requestAnalysis(form1040(64_000));
    expect(await worker.resultOf(next)).toMatchObject({ outcome: 'analysed' });
    expect(worker.resultsOf(job)).toHaveLength(1);
  }, 200_000);

  it('returns to the queue when its worker stops, and the next worker reads it', async () => {
    await worker.stopWorker();
    await worker.startWorker({ RETURN_AFTER_SECONDS: '0' });
    const job = await worker.requestAnalysis(longScan);
    await waitForRecognition();
    await worker.stopWorker();
    expect(await findReaders(process.pid)).toEqual([]);
    expect(await findSpareReaders(process.pid)).toEqual([]);
    expect(await findRecognizers(process.pid)).toEqual([]);
    expect(worker.resultsOf(job)).toEqual([]);
    expect(await worker.queue.getJobCounts('active', 'prioritized')).toEqual({ active: 0, prioritized: 1 });
    await worker.startWorker();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 6 });
  }, 200_000);
});

describe('a document that exceeds the time limit', () => {
  it('fails with a reason, and a new analysis reads it', async () => {
    await worker.stopWorker();
    await worker.startWorker({}, 1);
    const job = await worker.requestAnalysis(form1040(67_000));
    expect(await worker.resultOf(job)).toEqual({
      outcome: 'failed',
      reason: reasons.timeLimit,
    });
    await waitUntilIdle();
    expect(await findReaders(process.pid)).toEqual([]);
    await worker.stopWorker();
    await worker.startWorker();
    await worker.enqueue({ ...job, version: 2 });
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'failed' }, { outcome: 'analysed' }]);
  }, 120_000);
});

describe('the next document', () => {
  it('is the one with the lowest priority number, not the oldest job', async () => {
    const first = await worker.requestAnalysis(longScan, {}, { priority: 5 });
    await waitForRecognition();
    const late = await worker.requestAnalysis(form1040(65_000), {}, { priority: 9 });
    const early = await worker.requestAnalysis(form1040(66_000), {}, { priority: 3 });
    await worker.resultOf(late, 120_000);
    const order = worker.recorded.slice(-3).map(({ documentId }) => documentId);
    expect(order).toEqual([first.documentId, early.documentId, late.documentId]);
  }, 200_000);
});
