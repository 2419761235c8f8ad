import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  FileReaders,
  type ReaderProgram,
  type ReadingLimits,
  type StepRunner,
} from '@groundwork/platform-file-reader';
import type { ReaderBatch, ReaderResult, RecordEncoding } from '../domain/record-reading.model.ts';
import type { RecordSteps } from './record-steps.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/records-reader/read-records.child.js', import.meta.url)),
  heapMb: 160,
  memoryMb: 500,
  priority: constants.priority.PRIORITY_LOW,
};

export class RecordReaders extends FileReaders<RecordSteps> {
  constructor() {
    super(program, recordLimits(0));
  }
}

const mebibyte = 1024 * 1024;

/** A file of gzip can be ten times as long as its bytes. */
export const recordLimits = (bytes: number): ReadingLimits => ({
  busyMs: 30_000,
  idleMs: 90_000,
  totalMs: 60_000 + (bytes / mebibyte) * 10_000,
});

interface RecordFile {
  readonly encoding: RecordEncoding;
  readonly content: AsyncIterable<Buffer>;
  readonly store: (batch: ReaderBatch) => Promise<void>;
}

/** Waits for each batch to be stored, so a fast reader waits for the database. */
export async function readRecords(
  reader: StepRunner<RecordSteps>,
  { encoding, content, store }: RecordFile,
): Promise<ReaderResult> {
  await reader.run('open', encoding);
  for await (const bytes of content) {
    const { batches, result } = await reader.run('addBytes', bytes);
    for (const batch of batches) await store(batch);
    if (result) return result;
  }
  const { batches, result } = await reader.run('end', undefined);
  for (const batch of batches) await store(batch);
  if (result) return result;
  throw new Error('The reader of loan records ended without a result');
}
