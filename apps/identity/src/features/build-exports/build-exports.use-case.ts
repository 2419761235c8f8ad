import { Injectable } from '@nestjs/common';
import { events, liveExportProgressed } from '@groundwork/contracts';
import { FieldCipher } from '@groundwork/platform-crypto';
import { appendToOutbox, LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DueRows } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { dueExports, type ExportRow, keyOf, newPlace } from '../../persistence/export.repository.ts';
import { CollectOwnerData } from '../collect-owner-data/collect-owner-data.query.ts';
import { partsOf, writeArchive, type Written } from '../../archive/write-archive.adapter.ts';

const mostTries = 8;

export class ExportHours {
  constructor(readonly count: number) {}
}

/** Builds what is due, one after the other, and deletes what has expired. The row is the record. */
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
    return newPlace();
  }

  protected override async work(row: ExportRow): Promise<void> {
    // its owner is being erased, or another process was faster
    const written = await this.build(row);
    if (!(await this.finish(row, written))) await this.storage.remove(row.storageKey);
    this.tell(row);
  }

  protected override async handleFailure(row: ExportRow, error: unknown): Promise<void> {
    log().warn({ err: error, exportId: row.id, tries: row.tries }, 'An export could not be built');
    const giveUp = `update exports set state = 'failed' where id = $1 and state = 'building'`;
    if (row.tries < mostTries) await this.postpone(row.id);
    else await this.dataSource.query(giveUp, [row.id]);
    this.tell(row);
  }

  private async build(row: ExportRow): Promise<Written> {
    const data = await this.data.of(row.userId);
    const tables = Object.keys(data.tables).length;
    await this.progress(row, tables, partsOf(data));
    const { storageKey, iv } = row;
    const sealing = { storageKey, iv, key: keyOf(this.cipher, row) };
    return writeArchive(this.storage, data, sealing, (files) => {
      this.progress(row, tables + files, partsOf(data)).catch((error: unknown) => {
        log().warn({ err: error, exportId: row.id }, 'How far an export is could not be noted');
      });
    });
  }

  private async progress(row: ExportRow, done: number, parts: number): Promise<void> {
    await this.dataSource.query(
      `update exports set done = greatest(done, $2), parts = $3, next_at = now() + interval '2 minutes'
       where id = $1 and state = 'building'`,
      [row.id, done, parts],
    );
    this.tell(row);
  }

  private finish({ id, userId, storageKey }: ExportRow, { bytes, tag }: Written): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ at: Date }[], number]>(
        `update exports set state = 'ready', done = parts, ready_at = now(), bytes = $2, tag = $3,
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
    const over = await this.dataSource.query<{ id: string; key: string }[]>(
      `select id, storage_key as key from exports where state = 'ready' and expires_at < now() limit 20`,
    );
    for (const { id, key } of over) {
      await this.storage.remove(key);
      await this.dataSource.query(`update exports set state = 'expired' where id = $1`, [id]);
    }
  }

  private tell({ id, userId }: ExportRow): void {
    this.live.publish(liveExportProgressed, userId, { exportId: id });
  }
}
