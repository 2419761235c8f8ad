import { Injectable } from '@nestjs/common';
import { events, type ReadingCost } from '@groundwork/contracts';
import type { FileSummary } from '@groundwork/engine-matching';
import { countCost } from '@groundwork/platform-erasure';
import {
  ReadingGivenUp,
  ReadingTries,
  type StepRunner,
  triesInTable,
} from '@groundwork/platform-file-reader';
import { LeaseLost } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReaderBatch, ReaderResult, RecordEncoding } from '../../domain/record-reading.model.ts';
import {
  readingFailed,
  recordRefusal,
  refusalOfFile,
  refusalOfQuarters,
  warningsOf,
} from '../../domain/record-refusal.rules.ts';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { beginReading, storeBatch } from '../../persistence/loan-cells.store.ts';
import {
  type Attempt,
  countReplaced,
  deleteStaged,
  renewLease,
  storedQuarters,
} from '../../persistence/record-upload.repository.ts';
import { openRecordFile } from '../../records-reader/record-file.reader.ts';
import { readRecords, RecordReaders, recordLimits } from '../../records-reader/record-readers.adapter.ts';
import type { RecordSteps } from '../../records-reader/record-steps.reader.ts';

@Injectable()
export class ReadRecordFile {
  private readonly tries = new ReadingTries();

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly readers: RecordReaders,
  ) {}

  /** Reads from the start, because nothing of an earlier attempt remains. */
  async run(row: RecordUploadRow, signal: AbortSignal, onProgress: () => void): Promise<void> {
    const read = async (cost: ReadingCost): Promise<ReaderResult> => {
      const result = await this.readAs('utf-8', row, { signal, onProgress, cost });
      return 'encoding' in result ? this.readAs(result.encoding, row, { signal, onProgress, cost }) : result;
    };
    const { id, createdBy: owner, tries } = row;
    const counted = { event: events.lenderFileReadingEnded, file: id, owner, tries };
    const stored = triesInTable(this.dataSource, 'record_uploads', { id });
    try {
      await this.finish(row, await this.tries.count(stored, () => countCost(this.dataSource, counted, read)));
    } catch (error) {
      if (!(error instanceof ReadingGivenUp)) throw error;
      await this.dataSource.transaction(async (manager) => {
        if (await renewLease(manager, row)) await refuse(manager, row, readingFailed());
      });
    }
  }

  private async readAs(
    encoding: RecordEncoding,
    row: RecordUploadRow,
    { signal, onProgress, cost }: { signal: AbortSignal; onProgress: () => void; cost: ReadingCost },
  ): Promise<ReaderResult> {
    const check = (isOurs: boolean) => {
      if (!isOurs) throw new LeaseLost();
    };
    check(await this.dataSource.transaction((manager) => beginReading(manager, row)));
    let bytes = 0;
    const content = openRecordFile(this.storage, row.parts, (count) => (bytes = count));
    const store = async (batch: ReaderBatch) => {
      check(await this.dataSource.transaction((manager) => storeBatch(manager, row, { ...batch, bytes })));
      cost.rows += batch.rows;
      onProgress();
    };
    const job = (reader: StepRunner<RecordSteps>) => readRecords(reader, { encoding, content, store });
    const options = { owner: row.createdBy, signal, limits: recordLimits(row.size), cost };
    return (await this.readers.read(job, options)).result;
  }

  private async finish(attempt: Attempt, result: ReaderResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await renewLease(manager, attempt))) return;
      if ('summary' in result) await finishSummary(manager, attempt, result.summary);
      else if ('refusal' in result) await refuse(manager, attempt, refusalOfFile(result.refusal));
      else await refuse(manager, attempt, recordRefusal('NOT_CSV'));
    });
  }
}

export async function refuse(
  manager: EntityManager,
  { id }: Attempt,
  refusal: RecordUploadRow['refusal'],
): Promise<void> {
  await deleteStaged(manager, id);
  await manager.query(
    `update record_uploads set state = 'refused', refusal = $2, changed_at = now() where id = $1`,
    [id, JSON.stringify(refusal)],
  );
}

async function finishSummary(
  manager: EntityManager,
  attempt: Attempt,
  { quarters, ...summary }: FileSummary,
): Promise<void> {
  await manager.query('update record_uploads set summary = $2, quarters = $3 where id = $1', [
    attempt.id,
    JSON.stringify(summary),
    JSON.stringify(quarters),
  ]);
  const refusal = refusalOfQuarters(quarters, await storedQuarters(manager));
  if (refusal) return refuse(manager, attempt, refusal);
  const warnings = warningsOf(summary.counted, await countReplaced(manager, quarters));
  await manager.query(
    `update record_uploads set state = 'ready', warnings = $2, bytes = size, changed_at = now() where id = $1`,
    [attempt.id, JSON.stringify(warnings)],
  );
}
