import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statementRows } from '@groundwork/contracts';
import { form1040, pdfOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
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

const statement = pdfOf([
  [
    'First Prairie Bank',
    'Business Checking Statement',
    'Statement period: January 1, 2024 through January 31, 2024',
    'Lopez Bakery LLC Account number: 123456789',
    'Beginning balance 1,000.00',
    'Deposits 300.00',
    'Withdrawals 100.00',
    'Ending balance 1,200.00',
    'Deposits and credits',
    '01/03 Customer payment 300.00',
    'Withdrawals and debits',
    '01/09 Fuel 100.00',
  ],
]);

describe('the rows of a bank statement', () => {
  it('are one encrypted object, named in the result, and those of an earlier run are deleted', async () => {
    const more = { category: 'bank_statements' as const };
    const job = await worker.requestAnalysis(statement, more, { encrypted: true });
    const key = `rows/${job.documentId}/v1.json`;
    const result = await worker.resultOf(job, 110_000);
    expect(result).toMatchObject({ outcome: 'analysed', rowsKey: key });
    expect(JSON.stringify(result)).not.toContain('Fuel');
    const stored = await buffer(await worker.store.storage.get(key));
    expect(stored.includes('Fuel')).toBe(false);
    const opened: unknown = JSON.parse((await buffer(await worker.filesOf(job).get(key))).toString());
    expect(statementRows.parse(opened)).toEqual({
      bank: 'First Prairie Bank',
      accountEnding: '6789',
      period: { from: '2024-01-01', to: '2024-01-31' },
      opening: 100_000,
      closing: 120_000,
      openRanges: [],
      rows: [
        {
          day: '2024-01-03',
          text: 'Customer payment',
          cents: 30_000,
          balance: null,
          page: 1,
          box: { x: 0.0817, y: 0.2437, width: 0.2618, height: 0.0139 },
        },
        {
          day: '2024-01-09',
          text: 'Fuel',
          cents: -10_000,
          balance: null,
          page: 1,
          box: { x: 0.0817, y: 0.2891, width: 0.1449, height: 0.0139 },
        },
      ],
    });
    await worker.enqueue({ ...job, version: 2 });
    await eventually(
      () => worker.listRows(job),
      (keys) => keys.length === 1 && keys[0] === `rows/${job.documentId}/v2.json`,
      110_000,
    );
  });

  it('do not exist for a tax form', async () => {
    const job = await worker.requestAnalysis(form1040(63_500), {}, { encrypted: true });
    expect(await worker.resultOf(job, 110_000)).toMatchObject({ outcome: 'analysed', rowsKey: null });
    expect(await worker.listRows(job)).toEqual([]);
  });
});
