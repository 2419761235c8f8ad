import { Injectable } from '@nestjs/common';
import type { ErasureReport, UserId } from '@groundwork/contracts';
import type { OwnerErasure } from '@groundwork/platform-erasure';
import { unavailable } from '@groundwork/platform-errors';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { parts, receipt } from '../../documents.wording.ts';
import { derivedObjects } from '../../domain/stored-file.view.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

@Injectable()
export class EraseDocuments implements OwnerErasure {
  readonly tableLabels = {
    documents: receipt.documents,
    owners: receipt.owners,
    reviewer_rejections: receipt.rejections,
    paper_labels: receipt.paperLabels,
    learned_labels: receipt.learnedLabels,
    data_keys: receipt.dataKeys,
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  /** A deleted document is not enqueued again, and its late result is dropped. */
  async stopWork(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.update(documentSchema, { userId, deletedAt: IsNull() }, { deletedAt: this.clock.now() });
  }

  async eraseOutsideDatabase(userId: UserId): Promise<ErasureReport> {
    const { manager } = this.dataSource;
    await this.stopWork(manager, userId);
    const rows = await manager.findBy(documentSchema, { userId });
    const removals = await Promise.all(rows.map((row) => this.analysis.removeJobs(row)));
    // a running analysis can still store pictures
    if (removals.includes(false)) throw unavailable(parts.runningAnalysis);
    let count = 0;
    for (const { id, storageKey } of rows) {
      for (const prefix of derivedObjects(id))
        for await (const { key } of this.storage.list(prefix)) {
          await this.storage.remove(key);
          count += 1;
        }
      await this.storage.remove(storageKey);
      count += 1;
    }
    return { erased: [{ what: receipt.files, count }], kept: [] };
  }

  async eraseInTransaction(manager: EntityManager, userId: UserId): Promise<ErasureReport> {
    // an upload ran during the erasure: the next attempt deletes its file
    if (await manager.existsBy(documentSchema, { userId, deletedAt: IsNull() })) {
      throw unavailable(parts.newUpload);
    }
    return { erased: [], kept: [] };
  }
}
