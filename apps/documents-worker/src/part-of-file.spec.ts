import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  amountsIn,
  forge,
  form1040Lines,
  layOver,
  pdfOf,
  pdfOfDocument,
  revise,
  saveWith,
  scanOf,
  storedDocument,
} from '@groundwork/test-data';
import { readTextLayer } from './reader/pdf-text.reader.ts';
import { RunningWorker } from '../testing/running-worker.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await RunningWorker.start();
});
afterAll(() => worker.stop());

const part = (fromPage: number, toPage: number) => ({ pageRange: { fromPage, toPage } });

const statement = storedDocument('business_checking-6');

describe('a part of a scan', () => {
  it('is recognized and drawn alone, with the page numbers of the file', async () => {
    const scan = await scanOf(pdfOf([60_000, 61_000, 62_000].map((income) => form1040Lines(income))), {
      dpi: 150,
    });
    const job = await worker.requestAnalysis(scan, part(2, 2));
    expect(await worker.resultOf(job, 120_000)).toMatchObject({
      outcome: 'analysed',
      pages: 1,
      previews: 1,
      parts: [],
      extracted: expect.arrayContaining([
        expect.objectContaining({ name: 'totalIncome', value: 61_000, page: 2 }),
      ]) as unknown,
    });
    expect(worker.stages.filter((stage) => stage.startsWith('recognised'))).toEqual(['recognised 1/1']);
    expect(await worker.listPictures(job)).toEqual([`previews/${job.documentId}/v1/2.png`]);
  }, 150_000);
});

describe('a part of an edited file', () => {
  it('has the program that saved the file, also for pages after the first', async () => {
    const file = await saveWith('Adobe Photoshop 25.0 (Macintosh)', pdfOfDocument(statement));
    const { facts } = await readTextLayer(file, { fromPage: 2, toPage: 2 });
    expect(facts.producer).toContain('Adobe Photoshop');
  });

  it('has the covered texts and the earlier revisions of its own pages', async () => {
    const amount = amountsIn(statement).find(({ page }) => page === 1)!;
    const forged = forge(statement, amount, `9${amount.text}`);
    const covered = await readTextLayer(await layOver(forged), { fromPage: 2, toPage: 2 });
    expect(covered.facts.covered).toMatchObject([{ page: 1, text: amount.text }]);
    const revised = revise(forged);
    const changes = async (fromPage: number, toPage: number) =>
      (await readTextLayer(revised, { fromPage, toPage })).facts.changes;
    expect(await changes(2, 2)).toMatchObject([{ page: 1 }]);
    expect(await changes(1, 1)).toEqual([]);
    expect((await readTextLayer(revised)).facts.changes).toMatchObject([{ page: 2 }]);
  });

  it('has nothing to read outside the file', async () => {
    const job = await worker.requestAnalysis(pdfOf([form1040Lines(60_000)]), part(2, 3));
    expect(await worker.resultOf(job)).toMatchObject({ outcome: 'analysed', pages: 0, extracted: [] });
  });
});
