import { Injectable } from '@nestjs/common';
import { type Acting, actingForSelf, events, liveExportProgressed } from '@groundwork/contracts';
import { FieldCipher } from '@groundwork/platform-crypto';
import { appendToOutbox, carryOutOrder, LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DueRows } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import {
  dueExports,
  type ExportRow,
  exportKey,
  newStoragePlace,
} from '../../persistence/export.repository.ts';
import { CollectOwnerData } from '../collect-owner-data/collect-owner-data.query.ts';
import { countParts, writeArchive, type WrittenArchive } from '../../archive/write-archive.adapter.ts';

const maxTries = 8;

const actingOf = ({ userId, actorId }: ExportRow): Acting => ({
  ...actingForSelf(userId),
  ...(actorId !== null && { actorId }),
});

export class ExportHours {
  constructor(readonly count: number) {}
}

@Injectable()
export class BuildExports extends DueRows<ExportRow> {
  constructor(
    dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly cipher: FieldCipher,
    private readonly data: CollectOwnerData,
    private readonly live: LivePublisher,
    private readonly hours: ExportHours,
  ) {
    super(dataSource, 'build exports', dueExports);
  }

  protected override parameters(): unknown[] {
    return newStoragePlace();
  }

  protected override async work(row: ExportRow): Promise<void> {
    // False if an erasure began or another process was faster.
    const written = await carryOutOrder(row.pass ?? undefined, () => this.build(row));
    if (!(await this.finish(row, written))) await this.storage.remove(row.storageKey);
    this.publishProgress(row);
  }

  protected override async handleFailure(row: ExportRow, error: unknown): Promise<void> {
    log().warn({ err: error, exportId: row.id, tries: row.tries }, 'An export could not be built');
    if (row.tries >= maxTries) return this.setAside(row);
    await this.postpone(row.id);
    this.publishProgress(row);
  }

  protected override async setAside(row: ExportRow): Promise<void> {
    const fail = `update exports set state = 'failed', pass = null where id = $1 and state = 'building'`;
    await this.dataSource.query(fail, [row.id]);
    this.publishProgress(row);
  }

  private async build(row: ExportRow): Promise<WrittenArchive> {
    const data = await this.data.collect(actingOf(row));
    const tables = Object.keys(data.tables).length;
    await this.storeProgress(row, tables, countParts(data));
    const { storageKey, iv } = row;
    const sealing = { storageKey, iv, key: exportKey(this.cipher, row) };
    return writeArchive(this.storage, data, sealing, (filesDone) => {
      this.storeProgress(row, tables + filesDone, countParts(data)).catch((error: unknown) => {
        log().warn({ err: error, exportId: row.id }, 'The progress of an export could not be stored');
      });
    });
  }

  private async storeProgress(row: ExportRow, done: number, parts: number): Promise<void> {
    await this.dataSource.query(
      `update exports set done = greatest(done, $2), parts = $3, next_at = now() + interval '2 minutes'
       where id = $1 and state = 'building'`,
      [row.id, done, parts],
    );
    this.publishProgress(row);
  }

  private finish({ id, userId, storageKey }: ExportRow, { bytes, tag }: WrittenArchive): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ at: Date }[], number]>(
        `update exports set state = 'ready', pass = null, done = parts, ready_at = now(), bytes = $2, tag = $3,
           expires_at = now() + make_interval(hours => $4)
         where id = $1 and state = 'building' and storage_key = $5 returning expires_at as at`,
        [id, bytes, tag, this.hours.count, storageKey],
      );
      const expires = rows[0]?.at;
      if (!expires) return false;
      await appendToOutbox(manager, events.exportReady, {
        aggregateId: id,
        aggregateVersion: 1,
        userId,
        data: { exportId: id, expiresAt: expires.toISOString() },
      });
      return true;
    });
  }

  protected override async afterRows(): Promise<void> {
    const expired = await this.dataSource.query<{ id: string; key: string }[]>(
      `select id, storage_key as key from exports where state = 'ready' and expires_at < now() limit 20`,
    );
    for (const { id, key } of expired) {
      await this.storage.remove(key);
      await this.dataSource.query(`update exports set state = 'expired' where id = $1`, [id]);
    }
  }

  private publishProgress({ id, userId }: ExportRow): void {
    this.live.publish(liveExportProgressed, userId, { exportId: id });
  }
}
