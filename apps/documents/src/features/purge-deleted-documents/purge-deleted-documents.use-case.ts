import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource, LessThan } from 'typeorm';
import { documentSchema } from '../../persistence/document.schema.ts';
import { restorableForMs } from '../delete-document/delete-document.use-case.ts';

/** How long the file of a deleted document stays; never shorter than it can be brought back. */
export class DeletedFiles {
  constructor(readonly minutes: number) {}
}

@Injectable()
export class PurgeDeletedDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly files: DeletedFiles,
  ) {}

  /** Bytes first: a row that is left is purged again, bytes without a row would stay for ever. */
  async purge(now: Date): Promise<void> {
    const keptMs = Math.max(restorableForMs, this.files.minutes * 60_000);
    const over = await this.dataSource.manager.find(documentSchema, {
      where: { deletedAt: LessThan(new Date(now.getTime() - keptMs)) },
      take: 100,
    });
    for (const { id, storageKey } of over) {
      for await (const { key } of this.storage.list(`previews/${id}/`)) await this.storage.remove(key);
      await this.storage.remove(storageKey);
      await this.dataSource.manager.delete(documentSchema, { id });
    }
  }
}
