import { Injectable } from '@nestjs/common';
import type { RecordSnapshotId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { snapshotNotFound } from '../../records.errors.ts';
import { lockRecords, publishRecords } from '../apply-records/apply-records.use-case.ts';

export interface SnapshotRemoval {
  snapshotId: RecordSnapshotId;
  actorId: UserId;
}

@Injectable()
export class RemoveRecordSnapshot {
  constructor(private readonly dataSource: DataSource) {}

  run({ snapshotId, actorId }: SnapshotRemoval): Promise<{ version: number }> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`set local statement_timeout = '60s'`);
      await lockRecords(manager);
      const [removed] = await manager.query<[{ uploadId: string; program: string }[], number]>(
        'delete from record_snapshots where id = $1 returning upload_id as "uploadId", program',
        [snapshotId],
      );
      const [snapshot] = removed;
      if (!snapshot) throw snapshotNotFound();
      const { uploadId, program } = snapshot;
      for (const table of ['record_cells', 'record_names'])
        await manager.query(`delete from ${table} where upload_id = $1 and program = $2`, [
          uploadId,
          program,
        ]);
      await appendAudit(manager, {
        actor: actorId,
        action: 'records.removed',
        subject: { type: 'record-snapshot', id: snapshotId },
        details: { program },
      });
      return { version: await publishRecords(manager, actorId) };
    });
  }
}
