import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/testing';
import { RunningWorker } from '../testing/running-worker.ts';
import { reasons } from './documents-worker.wording.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await RunningWorker.start();
});
afterAll(() => worker.stop());

describe('an encrypted file', () => {
  it('is read, and the pictures of its pages are encrypted', async () => {
    const job = await worker.requestAnalysis(form1040(63_000), {}, { encrypted: true });
    expect(await worker.resultOf(job, 110_000)).toMatchObject({ outcome: 'analysed', previews: 1 });
    const [picture = ''] = await worker.listPictures(job);
    const stored = await buffer(await worker.store.storage.get(picture));
    expect(stored.includes('PNG')).toBe(false);
    const opened = await buffer(await worker.filesOf(job).get(picture));
    expect(opened.subarray(1, 4).toString()).toBe('PNG');
  });

  it('fails its document at once, with the reason, if it is damaged', async () => {
    const job = await worker.requestAnalysis(form1040(64_000), {}, { encrypted: true, damaged: true });
    const result = await worker.resultOf(job, 110_000);
    expect(result).toEqual({ outcome: 'failed', reason: reasons.damagedInStorage });
  });
});
