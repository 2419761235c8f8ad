import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, In } from 'typeorm';
import { readFirstTurns } from '../../persistence/analysis-turn.repository.ts';
import { deleteArrivingFiles } from '../../persistence/arriving-file.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { PurgeDeletedDocuments } from '../purge-deleted-documents/purge-deleted-documents.use-case.ts';
import { EncryptStoredFiles } from '../encrypt-stored-files/encrypt-stored-files.use-case.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

const dueForMs = 15_000;
const mostAtOnce = 500;
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
    await this.enqueueDue(now);
    await this.deleteUnfinishedUploads(new Date(now.getTime() - incomingForMs));
    await this.deleted.purge(now);
    await this.plainFiles.run();
  }

  /** Also gives waiting documents the place that the spent time of their owners has now. */
  private async enqueueDue(now: Date): Promise<void> {
    const { manager } = this.dataSource;
    const dueBefore = new Date(now.getTime() - dueForMs);
    const turns = await readFirstTurns(manager, { now, dueBefore, most: mostAtOnce });
    const rows = await manager.findBy(documentSchema, { id: In([...turns.keys()]) });
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    for (const [id, turn] of turns) {
      const row = rowOf.get(id);
      if (row) await this.analysis.enqueueMissing(row, turn);
    }
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
