import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OpenRecordUploadBody, RecordUpload, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { recordUploadView } from '../../domain/record-upload.view.ts';
import { duplicateFile } from '../../records.errors.ts';
import { uploadColumns } from '../../persistence/record-upload.repository.ts';

export type NewUpload = OpenRecordUploadBody & { actorId: UserId };

const unfinished = `state in ('receiving', 'reading', 'ready', 'applying')`;

@Injectable()
export class OpenRecordUpload {
  constructor(private readonly dataSource: DataSource) {}

  run({ actorId, name, size, sha256 }: NewUpload): Promise<{ upload: RecordUpload; isNew: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await rejectPublished(manager, sha256);
      const inserted = await manager.query<RecordUploadRow[]>(
        `insert into record_uploads (id, name, size, sha256, created_by) values ($1, $2, $3, $4, $5)
         on conflict (sha256) where ${unfinished} do nothing returning ${uploadColumns}`,
        [randomUUID(), name, size, sha256, actorId],
      );
      const [row] = inserted;
      if (!row) return { upload: recordUploadView(await readUnfinished(manager, sha256)), isNew: false };
      await appendAudit(manager, {
        actor: actorId,
        action: 'records.uploaded',
        subject: { type: 'record-upload', id: row.id },
        details: { name, size },
      });
      return { upload: recordUploadView(row), isNew: true };
    });
  }
}

async function rejectPublished(manager: EntityManager, sha256: string): Promise<void> {
  const published = await manager.query<unknown[]>(
    `select 1 from record_uploads upload where sha256 = $1 and state = 'applied'
       and exists (select from record_snapshots where upload_id = upload.id)`,
    [sha256],
  );
  if (published.length > 0) throw duplicateFile();
}

async function readUnfinished(manager: EntityManager, sha256: string): Promise<RecordUploadRow> {
  const [row] = await manager.query<RecordUploadRow[]>(
    `select ${uploadColumns} from record_uploads where sha256 = $1 and ${unfinished}`,
    [sha256],
  );
  if (!row) throw duplicateFile();
  return row;
}
