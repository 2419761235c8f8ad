import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { restartTurns } from '../../persistence/analysis-turn.repository.ts';
import { deleteArrivingFiles } from '../../persistence/arriving-file.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { PurgeDeletedDocuments } from '../purge-deleted-documents/purge-deleted-documents.use-case.ts';
import { EncryptStoredFiles } from '../encrypt-stored-files/encrypt-stored-files.use-case.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

const dueForMs = 15_000;
const incomingForMs = 3_600_000;

@Injectable()
export class SweepDueDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly deleted: PurgeDeletedDocuments,
    private readonly plainFiles: EncryptStoredFiles,
    private readonly clock: Clock,
  ) {}

  async sweep(now = this.clock.now()): Promise<void> {
    await restartTurns(this.dataSource);
    const due = await this.dataSource.manager.find(documentSchema, {
      where: {
        status: In(['pending', 'processing']),
        deletedAt: IsNull(),
        dueSince: LessThan(new Date(now.getTime() - dueForMs)),
      },
      order: { turn: 'asc', dueSince: 'asc' },
      take: 500,
    });
    for (const row of due) await this.analysis.enqueueMissing(row);
    await this.deleteUnfinishedUploads(new Date(now.getTime() - incomingForMs));
    await this.deleted.purge(now);
    await this.plainFiles.run();
  }

  private async deleteUnfinishedUploads(before: Date): Promise<void> {
    for await (const { key, modifiedAt } of this.storage.list('incoming/')) {
      if (modifiedAt < before) await this.storage.remove(key);
    }
    await this.dataSource.transaction(async (manager) => {
      for (const key of await deleteArrivingFiles(manager, before)) await this.storage.remove(key);
    });
  }
}
