import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankFileQuota } from '@groundwork/contracts';
import { csvOfMonths } from '../../../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../../../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const bytesOf = async (fileId: string) =>
  (await ledger.service.query('select bytes from bank_files where id = $1', [fileId]))[0]?.['bytes'];

describe('the stored bank files of a business', () => {
  it('have a limit of bytes, and a deletion frees its part', async () => {
    const userId = randomUUID();
    const next = csvOfMonths('2026-06');
    const { id } = await ledger.upload(userId, csvOfMonths('2026-05'));
    expect(await bytesOf(id)).toBe(csvOfMonths('2026-05').length);
    await ledger.service.query('update bank_files set bytes = 2000000000 where id = $1', [id]);
    const second = await ledger.upload(userId, csvOfMonths('2026-04'));
    const left = bankFileQuota.bytes - 2_000_000_000 - next.length + 1;
    await ledger.service.query('update bank_files set bytes = $2 where id = $1', [second.id, left]);
    await expect(ledger.upload(userId, next)).rejects.toMatchObject({
      kind: 'too-large',
      code: 'STORAGE_FULL',
      message: 'This file doesn’t fit into the space for your bank files. Delete one first.',
    });
    await ledger.remove(userId, id);
    await expect(ledger.upload(userId, next)).resolves.toMatchObject({ state: 'reading' });
  });
});
