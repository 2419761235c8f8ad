import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040, form1040Lines, heavyDocument, pdfOf, scanOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { reasons } from './documents-worker.wording.ts';
import { RunningWorker } from '../testing/running-worker.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await RunningWorker.start();
});
afterAll(() => worker.stop());
beforeEach(() => {
  worker.moved.length = 0;
});

const quick = { lane: 'quick' } as const;
const scan = () => scanOf(pdfOf([form1040Lines(60_000)]), { dpi: 150 });

async function waitUntilIdle(): Promise<void> {
  for (const queue of [worker.quickQueue, worker.queue])
    await eventually(
      () => queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      (counts) => Object.values(counts).every((count) => count === 0),
      60_000,
    );
}

describe('the quick lane', () => {
  it('reads a document with text', async () => {
    const job = await worker.requestAnalysis(form1040(61_000), {}, quick);
    expect(await worker.resultOf(job)).toMatchObject({ outcome: 'analysed', confidence: 1 });
    expect(worker.moved).toEqual([]);
  });

  it('hands a scan over to the slow lane, which reads it once', async () => {
    const job = await worker.requestAnalysis(await scan(), {}, quick);
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 1 });
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    expect(worker.moved).toMatchObject([{ documentId: job.documentId, version: 1 }]);
  }, 200_000);

  it('hands over a document that needs too much processor time, and counts it', async () => {
    const job = await worker.requestAnalysis(heavyDocument(), {}, quick);
    expect(await worker.resultOf(job, 180_000)).toEqual({
      outcome: 'rejected',
      reason: reasons.resourceLimit,
    });
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    const [moved, ...others] = worker.moved;
    expect(others).toEqual([]);
    expect(moved?.processorMs).toBeGreaterThan(0);
  }, 300_000);

  it('reads a document while the slow lane has one', async () => {
    const slow = await worker.requestAnalysis(heavyDocument());
    await eventually(
      () => worker.queue.getJobCounts('active'),
      (counts) => counts['active'] === 1,
    );
    const job = await worker.requestAnalysis(form1040(62_000), {}, quick);
    await worker.resultOf(job);
    expect(worker.resultsOf(slow)).toEqual([]);
    await worker.resultOf(slow, 180_000);
  }, 300_000);
});
