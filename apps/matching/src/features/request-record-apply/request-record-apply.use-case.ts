import { Injectable } from '@nestjs/common';
import type { ApplyRecordsBody, RecordUpload, RecordUploadId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager } from 'typeorm';
import { warningsOf } from '../../domain/record-refusal.rules.ts';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { recordUploadView } from '../../domain/record-upload.view.ts';
import { confirmNeeded, uploadNotFound, uploadNotReady } from '../../records.errors.ts';
import { countReplaced, findUpload, uploadColumns } from '../../persistence/record-upload.repository.ts';

export type RecordApplication = ApplyRecordsBody & { uploadId: RecordUploadId; actorId: UserId };

@Injectable()
export class RequestRecordApply {
  constructor(private readonly dataSource: DataSource) {}

  /** A repeated request returns the upload that is applied or being applied. */
  async run({ uploadId, actorId, confirm = [] }: RecordApplication): Promise<RecordUpload> {
    const row = await this.dataSource.transaction(async (manager) => {
      const upload = await findUpload(manager, uploadId, 'for update');
      if (!upload) throw uploadNotFound();
      if (upload.state === 'applying' || upload.state === 'applied') return upload;
      if (upload.state !== 'ready') throw uploadNotReady();
      const counted = upload.quarters.reduce((sum, quarter) => sum + quarter.counted, 0);
      const warnings = warningsOf(counted, await countReplaced(manager, upload.quarters));
      const unconfirmed = warnings.filter(({ code }) => !confirm.includes(code));
      if (unconfirmed.length > 0) return { ...upload, warnings: unconfirmed };
      return start(manager, uploadId, actorId);
    });
    if (row.state === 'ready') throw confirmNeeded(row.warnings.map(({ code }) => code));
    return recordUploadView(row);
  }
}

async function start(
  manager: EntityManager,
  uploadId: RecordUploadId,
  actorId: UserId,
): Promise<RecordUploadRow> {
  await appendAudit(manager, {
    actor: actorId,
    action: 'records.applied',
    subject: { type: 'record-upload', id: uploadId },
  });
  const [rows] = await manager.query<[[RecordUploadRow], number]>(
    `update record_uploads set state = 'applying', created_by = $2, next_at = now(), changed_at = now()
     where id = $1 returning ${uploadColumns}`,
    [uploadId, actorId],
  );
  return rows[0];
}
