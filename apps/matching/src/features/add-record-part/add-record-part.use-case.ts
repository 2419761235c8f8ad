import { Injectable } from '@nestjs/common';
import type { RecordUpload, RecordUploadId, UserId } from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import type { RecordUploadRow, StoredPart } from '../../domain/record-upload.model.ts';
import { recordUploadView } from '../../domain/record-upload.view.ts';
import { uploadChanged, uploadNotFound, uploadOffset } from '../../records.errors.ts';
import { findUpload, uploadColumns } from '../../persistence/record-upload.repository.ts';
import { sumOf } from '../../records-reader/record-file.reader.ts';

export interface NewPart extends StoredPart {
  actorId: UserId;
  uploadId: RecordUploadId;
  offset: number;
}

@Injectable()
export class AddRecordPart {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  async run({ uploadId, offset, key, size }: NewPart): Promise<RecordUpload> {
    const upload = await findUpload(this.dataSource.manager, uploadId);
    if (!upload) throw uploadNotFound();
    if (upload.state !== 'receiving' || upload.received !== offset) throw uploadOffset(upload.received);
    const parts = [...upload.parts, { key, size }];
    const received = offset + size;
    const isLast = received >= upload.size;
    if (isLast && !(await this.isAnnounced(upload, parts, received))) throw await this.beginAgain(upload);
    return this.store(upload, { parts, received, isLast });
  }

  private async isAnnounced(
    { size, sha256 }: RecordUploadRow,
    parts: StoredPart[],
    received: number,
  ): Promise<boolean> {
    return received === size && (await sumOf(this.storage, parts)) === sha256;
  }

  /** The gateway deletes the part that it stored last; the sweep deletes the earlier ones. */
  private async beginAgain({ id, received }: RecordUploadRow): Promise<Error> {
    await this.dataSource.query(
      `update record_uploads set received = 0, parts = '[]', changed_at = now()
       where id = $1 and state = 'receiving' and received = $2`,
      [id, received],
    );
    return uploadChanged();
  }

  private async store(
    before: RecordUploadRow,
    { parts, received, isLast }: { parts: StoredPart[]; received: number; isLast: boolean },
  ): Promise<RecordUpload> {
    const [rows] = await this.dataSource.query<[RecordUploadRow[], number]>(
      `update record_uploads set parts = $3, received = $4, changed_at = now(), state = $5,
         next_at = case when $5 = 'reading' then now() else next_at end
       where id = $1 and state = 'receiving' and received = $2 returning ${uploadColumns}`,
      [before.id, before.received, JSON.stringify(parts), received, isLast ? 'reading' : 'receiving'],
    );
    const [row] = rows;
    if (row) return recordUploadView(row);
    // another client sent the same part meanwhile
    const now = await findUpload(this.dataSource.manager, before.id);
    throw uploadOffset(now?.received ?? 0);
  }
}
