import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { events, liveExportProgressed } from '@groundwork/contracts';
import { FieldCipher } from '@groundwork/platform-crypto';
import { appendToOutbox, LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Rounds } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { type ExportRow, keyOf, takeNextExport } from '../../persistence/exports.ts';
import { CollectOwnerData } from './owner-data.ts';
import { partsOf, writeArchive, type Written } from './write-archive.ts';

const everyMs = 1000;
const mostTries = 8;

export class ExportHours {
  constructor(readonly count: number) {}
}

/** Builds what is due, one after the other, and deletes what has expired. The row is the record. */
@Injectable()
export class BuildExports implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('build exports', everyMs, () => this.all());

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly cipher: FieldCipher,
    private readonly data: CollectOwnerData,
    private readonly live: LivePublisher,
    private readonly hours: ExportHours,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async all(): Promise<void> {
    const { manager } = this.dataSource;
    for (let row = await takeNextExport(manager); row; row = await takeNextExport(manager)) {
      await this.attempt(row);
    }
    await this.forgetExpired();
  }

  private async attempt(row: ExportRow): Promise<void> {
    try {
      // its owner is being erased, or another process was faster
      const written = await this.build(row);
      if (!(await this.finish(row, written))) await this.storage.remove(row.storageKey);
    } catch (error) {
      log().warn({ err: error, exportId: row.id, tries: row.tries }, 'An export could not be built');
      const again = `update exports set next_at = now() + make_interval(secs => power(2, least(tries, 6))) where id = $1`;
      const giveUp = `update exports set state = 'failed' where id = $1 and state = 'building'`;
      await this.dataSource.query(row.tries < mostTries ? again : giveUp, [row.id]);
    }
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

  private async forgetExpired(): Promise<void> {
    const over = await this.dataSource.query<{ id: string; key: string }[]>(
      `select id, storage_key as key from exports where state = 'ready' and expires_at < now() limit 20`,
    );
    for (const { id, key } of over) {
      await this.storage.remove(key);
      await this.dataSource.query(`update exports set state = 'expired' where id = $1`, [id]);
    }
  }

  private tell({ id, userId }: ExportRow): void {
    this.live.tell(liveExportProgressed, userId, { exportId: id });
  }
}
