import {
  FileReaders,
  type FinishedReading,
  type ReaderProgram,
  type ReadingLimits,
  type ReadingOptions,
} from '@groundwork/platform-file-reader';
import type { BankFileSteps } from '../reading/bank-file-steps.reader.ts';
import type { BankFileWork } from './ledger-work.port.ts';
import { ledgerProgram } from './run-work.adapter.ts';

const mebibyte = 1024 * 1024;

/** A file of 25 MiB and 100,000 rows needs five seconds, a small one with its process a quarter. */
const fileLimits = (bytes: number): ReadingLimits => ({
  busyMs: 10_000 + (bytes / mebibyte) * 1000,
  idleMs: 90_000,
  totalMs: 30_000 + (bytes / mebibyte) * 2000,
});

export class BankFileReaders extends FileReaders<BankFileSteps> {
  constructor(
    program: ReaderProgram = ledgerProgram,
    private readonly limitsOf: (bytes: number) => ReadingLimits = fileLimits,
  ) {
    super(program, fileLimits(0));
  }

  readFile<T>(
    bytes: number,
    job: (work: BankFileWork) => Promise<T>,
    options: ReadingOptions,
  ): Promise<FinishedReading<T>> {
    return this.read(job, { ...options, limits: this.limitsOf(bytes) });
  }
}
