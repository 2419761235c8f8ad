import { describe, expect, it } from '@jest/globals';
import type { LedgerAccountId } from '@groundwork/contracts';
import { largeCsv } from '../../testing/bank-csv.ts';
import type { StoredRow } from '../domain/bank-file.model.ts';
import { uploaded } from '../domain/month-grades.rules.ts';
import { BankFileReaders } from './bank-file-readers.adapter.ts';
import { type BankFileWork, batchesOf } from './ledger-work.port.ts';
import { ledgerProgram } from './run-work.adapter.ts';

/** A process that needs more of it ends with the heap error of Node, and its job fails. */
const heapMb = 150;
const pieceSize = 1024 * 1024;

const readers = new BankFileReaders({ ...ledgerProgram, heapMb });
const content = Buffer.from(largeCsv());
const job = async <T>(steps: (work: BankFileWork) => Promise<T>): Promise<T> =>
  (await readers.readFile(content.length, steps, {})).result;

const addBytes = async (work: BankFileWork, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; at += pieceSize)
    await work.run('addBytes', bytes.subarray(at, at + pieceSize));
};

async function readTwice(work: BankFileWork, bytes: Buffer) {
  await addBytes(work, bytes);
  const request = { today: '2026-01-31', mapping: null };
  const { mapping } = await work.run('readFile', { ...request, remembered: null });
  const reading = await work.run('readFile', { ...request, remembered: mapping });
  if (reading.state !== 'read') throw new Error(`The file is ${reading.state}.`);
  const batches: StoredRow[][] = [];
  for await (const rows of batchesOf(() => work.run('nextRows', undefined)))
    batches.push(
      rows.map(({ position, day, cents, text, id }) => ({ position, day, cents, text, id, listing: null })),
    );
  return { file: reading.file, batches };
}

describe('a file of 25 MiB', () => {
  it('is read, planned and computed within a small heap', async () => {
    const { file, batches } = await job((work) => readTwice(work, content));
    const { covered, anchors, skipped } = file;
    const planned = { source: 'csv', covered, anchors, skipped };
    const plan = await job(async (work) => {
      for (const rows of batches) await work.run('addPlannedRows', rows);
      return (await work.run('planFile', planned)).plan;
    });
    expect(plan).toMatchObject({ rows: 100_000, new: 100_000, doubtful: 0 });
    const account = {
      id: 'account' as LedgerAccountId,
      accountType: 'checking',
      ownership: 'business',
      closedOn: null,
    } as const;
    const state = await job(async (work) => {
      for (const rows of batches) await work.run('addStateRows', { id: 'file', rows });
      const files = [{ id: 'file', accountId: account.id, origin: uploaded, ...planned }];
      return work.run('computeState', {
        names: [],
        accounts: [account],
        files,
        corrections: new Map(),
        rowKey: Buffer.alloc(32, 1),
      });
    });
    expect(state.accounts).toMatchObject([{ rowCount: 100_000, lastDay: covered.to }]);
  }, 300_000);
});
