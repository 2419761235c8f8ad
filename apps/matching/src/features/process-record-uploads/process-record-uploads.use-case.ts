import { Injectable } from '@nestjs/common';
import { liveRecordsProgressed } from '@groundwork/contracts';
import { LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DueRows, holdLease } from '@groundwork/platform-service';
import { DataSource } from 'typeorm';
import { readingFailed } from '../../domain/record-refusal.rules.ts';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { LoanRecords } from '../../persistence/loan-records.repository.ts';
import { dueUploads } from '../../persistence/record-upload.repository.ts';
import { ApplyRecords } from '../apply-records/apply-records.use-case.ts';
import { ReadRecordFile, refuse } from '../read-record-file/read-record-file.use-case.ts';
import { SweepRecordFiles } from '../sweep-record-files/sweep-record-files.use-case.ts';

/** Reads and applies one file after the other. */
@Injectable()
export class ProcessRecordUploads extends DueRows<RecordUploadRow> {
  constructor(
    dataSource: DataSource,
    private readonly reading: ReadRecordFile,
    private readonly applying: ApplyRecords,
    private readonly sweep: SweepRecordFiles,
    private readonly records: LoanRecords,
    private readonly live: LivePublisher,
  ) {
    super(dataSource, 'process record uploads', dueUploads);
  }

  protected override async work(row: RecordUploadRow): Promise<void> {
    const report = () => this.live.publish(liveRecordsProgressed, row.createdBy, { uploadId: row.id });
    report();
    if (row.state === 'applying') await this.applying.run(row);
    else await holdLease(this.dataSource, dueUploads, row, (signal) => this.reading.run(row, signal, report));
    report();
  }

  protected override async handleFailure(row: RecordUploadRow, error: unknown): Promise<void> {
    log().warn({ err: error, uploadId: row.id, tries: row.tries }, 'A file of loan records is tried again');
    await this.postpone(row.id);
  }

  protected override async setAside(row: RecordUploadRow): Promise<void> {
    await this.dataSource.transaction((manager) => refuse(manager, row, readingFailed()));
  }

  /** Loads new records before an owner waits for them. */
  protected override async afterRows(): Promise<void> {
    await this.records.current();
    await this.sweep.run();
  }
}
