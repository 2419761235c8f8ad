import { Injectable } from '@nestjs/common';
import type { FileSummary } from '@groundwork/engine-matching';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReaderResult, RecordEncoding } from '../../domain/reader-line.rules.ts';
import {
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
import { ReaderEnded, readInProcess } from '../../records-reader/read-in-process.adapter.ts';

const renewMs = 5000;
const mostTries = 8;

/** Another process reads the file now, or an administrator canceled it. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

@Injectable()
export class ReadRecordFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  /** Reads from the start, because nothing of an earlier attempt remains. */
  async run(row: RecordUploadRow, onProgress: () => void): Promise<void> {
    try {
      const result = await this.readAs('utf-8', row, onProgress);
      const isOther = 'encoding' in result;
      const outcome = isOther ? await this.readAs(result.encoding, row, onProgress) : result;
      await this.finish(row, outcome);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (!(error instanceof ReaderEnded) || row.tries < mostTries) throw error;
      await this.finish(row, { refusal: { code: 'NOT_CSV', details: [] } });
    }
  }

  private async readAs(
    encoding: RecordEncoding,
    row: RecordUploadRow,
    onProgress: () => void,
  ): Promise<ReaderResult> {
    const stop = new AbortController();
    const check = (isOurs: boolean) => {
      if (!isOurs) throw new LeaseLost('The file has another reader');
    };
    check(await this.dataSource.transaction((manager) => beginReading(manager, row)));
    const timer = setInterval(() => {
      renewLease(this.dataSource.manager, row).catch(() => undefined);
    }, renewMs);
    let bytes = 0;
    const file = openRecordFile(this.storage, row.parts, (count) => (bytes = count));
    const store = async (batch: { rows: number; content: string }) => {
      check(await this.dataSource.transaction((manager) => storeBatch(manager, row, { ...batch, bytes })));
      onProgress();
    };
    return readInProcess(file, { encoding, signal: stop.signal, store }).finally(() => clearInterval(timer));
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
