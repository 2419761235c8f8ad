import { Injectable } from '@nestjs/common';
import type { RecordUpload, RecordUploadId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { recordUploadView } from '../../domain/record-upload.view.ts';
import { uploadApplied, uploadNotFound } from '../../records.errors.ts';
import { deleteStaged, findUpload, uploadColumns } from '../../persistence/record-upload.repository.ts';

export interface Cancellation {
  uploadId: RecordUploadId;
  actorId: UserId;
}

@Injectable()
export class CancelRecordUpload {
  constructor(private readonly dataSource: DataSource) {}

  /** A reader that still runs finds the changed state with its next batch. */
  run({ uploadId, actorId }: Cancellation): Promise<RecordUpload> {
    return this.dataSource.transaction(async (manager) => {
      const upload = await findUpload(manager, uploadId, 'for update');
      if (!upload) throw uploadNotFound();
      if (upload.state === 'applied' || upload.state === 'applying') throw uploadApplied();
      if (upload.state === 'cancelled' || upload.state === 'refused') return recordUploadView(upload);
      await deleteStaged(manager, uploadId);
      await appendAudit(manager, {
        actor: actorId,
        action: 'records.canceled',
        subject: { type: 'record-upload', id: uploadId },
      });
      const [rows] = await manager.query<[[RecordUploadRow], number]>(
        `update record_uploads set state = 'cancelled', changed_at = now() where id = $1
         returning ${uploadColumns}`,
        [uploadId],
      );
      return recordUploadView(rows[0]);
    });
  }
}
