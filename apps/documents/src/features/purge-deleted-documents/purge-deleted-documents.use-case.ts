import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource, LessThan } from 'typeorm';
import { derivedObjects } from '../../domain/stored-file.view.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { forgetDocument } from '../../persistence/learned-label.repository.ts';
import { restorableForMs } from '../delete-document/delete-document.use-case.ts';

export class DeletedFileRetention {
  constructor(readonly minutes: number) {}
}

@Injectable()
export class PurgeDeletedDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly retention: DeletedFileRetention,
  ) {}

  /** Deletes the bytes first: the next purge finds a leftover row, and never bytes without a row. */
  async purge(now: Date): Promise<void> {
    const retentionMs = Math.max(restorableForMs, this.retention.minutes * 60_000);
    const expired = await this.dataSource.manager.find(documentSchema, {
      where: { deletedAt: LessThan(new Date(now.getTime() - retentionMs)) },
      take: 100,
    });
    for (const { userId, id, storageKey } of expired) {
      for (const prefix of derivedObjects(id))
        for await (const { key } of this.storage.list(prefix)) await this.storage.remove(key);
      await this.storage.remove(storageKey);
      await forgetDocument(this.dataSource.manager, { userId, id });
      await this.dataSource.manager.delete(documentSchema, { userId, id });
    }
  }
}
