import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040, form1040Lines, pdfOf, scanOf } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { eventually, testServers } from '@groundwork/testing';
import { findReaders, RunningWorker } from '../testing/running-worker.ts';
import { FolderStore, S3Store, type TestStore } from '../testing/stores.ts';

function readsFrom(create: () => Promise<TestStore>): void {
  let worker: RunningWorker;
  let scan: Buffer;

  beforeAll(async () => {
    worker = await RunningWorker.start(await create());
    scan = await scanOf(pdfOf([60_000, 61_000, 62_000].map((income) => form1040Lines(income))), { dpi: 150 });
  });
  afterAll(() => worker.stop());
  beforeEach(() => {
    worker.stages.length = 0;
  });

  const counts = (passes: (count: Record<string, number>) => boolean) =>
    eventually(
      () => worker.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      passes,
      120_000,
    );
  const waitUntilIdle = () => counts((count) => Object.values(count).every((each) => each === 0));
  const waitForDelay = () => counts((count) => count['delayed'] === 1);

  it('reports each stage of a document, draws it, records it once and deletes temporary data', async () => {
    const job = await worker.requestAnalysis(scan);
    expect(await worker.resultOf(job)).toMatchObject({ outcome: 'analysed', pages: 3, previews: 3 });
    const recognized = ['recognised 1/3', 'recognised 2/3', 'recognised 3/3'];
    expect(worker.stages).toEqual(['text', ...recognized, 'classified', 'figures', 'checks']);
    const folder = `previews/${job.documentId}/v1`;
    expect(await worker.listPictures(job)).toEqual([1, 2, 3].map((page) => `${folder}/${page}.png`));
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    expect(await findReaders(process.pid)).toEqual([]);
  }, 120_000);

  it('deletes the pictures of an earlier run and of a rejected file', async () => {
    const job = await worker.requestAnalysis(form1040(60_000));
    await worker.resultOf(job);
    await worker.requestAnalysis(form1040(60_000), { ...job, version: 2 });
    await eventually(
      () => worker.listPictures(job),
      (keys) => keys.length === 1 && keys[0] === `previews/${job.documentId}/v2/1.png`,
    );
    const rejected = await worker.requestAnalysis(Buffer.from('%PDF-1.7 nothing'));
    expect(await worker.resultOf(rejected)).toMatchObject({ outcome: 'rejected' });
    await waitUntilIdle();
    expect(await worker.listPictures(rejected)).toEqual([]);
  });

  it('stores only the kind of a driver’s license', async () => {
    const lines = ['OREGON DRIVER LICENSE', 'DL NO 4471902 CLASS C', 'DOB 04/11/1986 EXP 04/11/2029'];
    const job = await worker.requestAnalysis(
      pdfOf([[...lines, 'SEX F HGT 5-06 EYES BRO RESTRICTIONS NONE']]),
    );
    expect(await worker.resultOf(job)).toMatchObject({
      outcome: 'analysed',
      classification: { subcategory: 'drivers_license' },
      extracted: [],
      figuresHash: null,
      rowsKey: null,
      previews: 0,
      signals: [{ code: 'CATEGORY_MISMATCH' }],
    });
    await waitUntilIdle();
    expect(await worker.listPictures(job)).toEqual([]);
  });

  it('delays a document while its file cannot be read, and reads it later', async () => {
    const job = await worker.requestAnalysis(form1040(62_000));
    await worker.resultOf(job);
    await waitUntilIdle();
    worker.store.disconnect();
    await worker.enqueue({ ...job, version: 2 });
    await waitForDelay();
    worker.store.reconnect();
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'analysed' }, { outcome: 'analysed' }]);
  }, 150_000);

  it('records a document once with all pictures if the store fails during the analysis', async () => {
    const job = await worker.requestAnalysis(scan);
    await eventually(
      () => Promise.resolve(worker.stages),
      (stages) => stages.includes('recognised 1/3'),
      60_000,
    );
    worker.store.disconnect();
    await waitForDelay();
    expect(worker.resultsOf(job)).toEqual([]);
    worker.store.reconnect();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 3, previews: 3 });
    expect(await worker.listPictures(job)).toHaveLength(3);
    await waitUntilIdle();
    expect(worker.resultsOf(job)).toHaveLength(1);
  }, 300_000);
}

const s3 = testServers().TEST_STORAGE_URL;

if (isLong || !s3) {
  describe('a worker with files in a folder', () => {
    readsFrom(() => Promise.resolve(new FolderStore()));
  });
}

// `npm test` reports a missing S3 server
if (s3) {
  describe('a worker with files on an S3 server', () => {
    readsFrom(() => S3Store.at(s3));
  });
}
