import { fileURLToPath } from 'node:url';
import { FileReaders, type ReaderProgram, type ReadingLimits } from '@groundwork/platform-file-reader';
import { rowSteps } from '../domain/row-steps.rules.ts';
import type { BankFileSteps } from '../reading/bank-file-steps.reader.ts';
import type { LedgerWork } from './ledger-work.port.ts';

export const ledgerProgram: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/ledger-work/ledger-work.child.js', import.meta.url)),
  heapMb: 640,
  memoryMb: 1200,
  flags: ['--optimize-for-size'],
};

const mostLocalRows = 2000;
const rowLimits: ReadingLimits = { busyMs: 120_000, idleMs: 90_000, totalMs: 300_000 };

function workInService(): LedgerWork {
  const steps = rowSteps();
  type AnyStep = (input: unknown) => never;
  return { run: async (step, input) => (steps[step] as AnyStep)(input) };
}

const computers = new FileReaders<BankFileSteps>(ledgerProgram, rowLimits);
let last: Promise<unknown> = Promise.resolve();

type Job<T> = (work: LedgerWork) => Promise<T>;

/** Many rows block no call: another process computes, and only one at a time because of its memory. */
export function computeRows<T>(rows: number, job: Job<T>, reader?: LedgerWork): Promise<T> {
  if (rows <= mostLocalRows) return job(workInService());
  if (reader) return job(reader);
  const turn = last.then(async () => (await computers.read(job)).result);
  last = turn.catch(() => undefined);
  return turn;
}
