import { Injectable } from '@nestjs/common';
import type { ErasureReport, UserId } from '@groundwork/contracts';
import type { OwnerErasure } from '@groundwork/platform-erasure';
import { unavailable } from '@groundwork/platform-errors';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { documentSchema } from '../../persistence/document.schema.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

/** Takes the documents out of the queue, then their files out of storage; a row goes when its bytes are gone. */
@Injectable()
export class EraseDocuments implements OwnerErasure {
  readonly tableLabels = {
    documents: 'documents and what was read out of them',
    owners: 'figures that documents are compared with',
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  /** A deleted document is not queued again, and a result of it is dropped. */
  async stopWork(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.update(documentSchema, { userId, deletedAt: IsNull() }, { deletedAt: this.clock.now() });
  }

  async eraseOutsideDatabase(userId: UserId): Promise<ErasureReport> {
    const { manager } = this.dataSource;
    await this.stopWork(manager, userId);
    const rows = await manager.findBy(documentSchema, { userId });
    const gone = await Promise.all(rows.map((row) => this.analysis.drop(row)));
    // it may still draw pictures of the pages
    if (gone.includes(false)) throw unavailable('An analysis that is coming to its end');
    let count = 0;
    for (const { id, storageKey } of rows) {
      for await (const { key } of this.storage.list(`previews/${id}/`)) {
        await this.storage.remove(key);
        count += 1;
      }
      await this.storage.remove(storageKey);
      count += 1;
    }
    return { erased: [{ what: 'files and pictures of their pages', count }], kept: [] };
  }

  async eraseInTransaction(manager: EntityManager, userId: UserId): Promise<ErasureReport> {
    // an upload that was under way when its owner was erased: its file goes next time
    if (await manager.existsBy(documentSchema, { userId, deletedAt: IsNull() })) {
      throw unavailable('A document that has only just arrived');
    }
    return { erased: [], kept: [] };
  }
}
