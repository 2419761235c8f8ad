import { Injectable } from '@nestjs/common';
import type { RecordUploadId } from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { StoredPart } from '../../domain/record-upload.model.ts';
import { deleteStaged } from '../../persistence/record-upload.repository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
export const recordFilesPrefix = 'records/';

@Injectable()
export class SweepRecordFiles {
  private nextListing = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  async run(now = this.clock.now()): Promise<void> {
    await this.expire(now);
    await this.deleteFinished();
    if (now.getTime() < this.nextListing) return;
    this.nextListing = now.getTime() + hourMs;
    await this.deleteUnknown(new Date(now.getTime() - dayMs));
  }

  private async expire(now: Date): Promise<void> {
    const [expired] = await this.dataSource.query<[{ id: RecordUploadId }[], number]>(
      `update record_uploads set state = 'cancelled', changed_at = now()
       where state in ('receiving', 'ready') and changed_at < $1::timestamptz - interval '7 days' returning id`,
      [now],
    );
    for (const { id } of expired) await this.dataSource.transaction((manager) => deleteStaged(manager, id));
  }

  private async deleteFinished(): Promise<void> {
    const finished = await this.dataSource.query<{ id: string; parts: StoredPart[] }[]>(
      `select id, parts from record_uploads
       where state in ('applied', 'refused', 'cancelled') and parts <> '[]' limit 20`,
    );
    for (const { id, parts } of finished) {
      for (const { key } of parts) await this.storage.remove(key);
      await this.dataSource.query(`update record_uploads set parts = '[]' where id = $1`, [id]);
    }
  }

  /** Parts that a gateway stored and could not report. */
  private async deleteUnknown(before: Date): Promise<void> {
    const rows = await this.dataSource.query<{ parts: StoredPart[] }[]>(
      `select parts from record_uploads where parts <> '[]'`,
    );
    const reported = new Set(rows.flatMap(({ parts }) => parts.map(({ key }) => key)));
    for await (const { key, modifiedAt } of this.storage.list(recordFilesPrefix))
      if (modifiedAt < before && !reported.has(key)) await this.storage.remove(key);
  }
}
