import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, form1040, form1040Lines, pdfOf, scanOf, testServers } from '@groundwork/testing';
import { readersOf, RunningWorker } from '../testing/running-worker.ts';
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
  const idle = () => counts((count) => Object.values(count).every((each) => each === 0));
  const setBack = () => counts((count) => count['delayed'] === 1);

  it('a document is told stage by stage, drawn, recorded once, and nothing of it is left behind', async () => {
    const job = await worker.ask(scan);
    expect(await worker.resultOf(job)).toMatchObject({ outcome: 'analysed', pages: 3, previews: 3 });
    const recognised = ['recognised 1/3', 'recognised 2/3', 'recognised 3/3'];
    expect(worker.stages).toEqual(['text', ...recognised, 'classified', 'figures', 'checks']);
    const folder = `previews/${job.documentId}/v1`;
    expect(await worker.picturesOf(job)).toEqual([1, 2, 3].map((page) => `${folder}/${page}.png`));
    await idle();
    expect(worker.resultsOf(job)).toHaveLength(1);
    expect(await readersOf(process.pid)).toEqual([]);
  }, 120_000);

  it('no pictures of an earlier run are left, and none of a rejected file', async () => {
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

  it('a document waits while its file cannot be read, and is read once it can', async () => {
    const job = await worker.ask(form1040(62_000));
    await worker.resultOf(job);
    await idle();
    worker.store.goAway();
    await worker.enqueue({ ...job, version: 2 });
    await setBack();
    worker.store.comeBack();
    await idle();
    expect(worker.resultsOf(job)).toMatchObject([{ outcome: 'analysed' }, { outcome: 'analysed' }]);
  }, 150_000);

  it('a document whose store goes away while it is read is recorded once, with all its pictures', async () => {
    const job = await worker.ask(scan);
    await eventually(
      () => Promise.resolve(worker.stages),
      (stages) => stages.includes('recognised 1/3'),
      60_000,
    );
    worker.store.goAway();
    await setBack();
    expect(worker.resultsOf(job)).toEqual([]);
    worker.store.comeBack();
    expect(await worker.resultOf(job, 120_000)).toMatchObject({ outcome: 'analysed', pages: 3, previews: 3 });
    expect(await worker.picturesOf(job)).toHaveLength(3);
    await idle();
    expect(worker.resultsOf(job)).toHaveLength(1);
  }, 300_000);
}

describe('with files in a folder', () => {
  readsFrom(() => Promise.resolve(new FolderStore()));
});

const s3 = testServers().TEST_STORAGE_URL;
// `npm test` says loudly when it could get no S3 server.
if (s3) {
  describe('with files on an S3 server', () => {
    readsFrom(() => S3Store.at(s3));
  });
}
