import { Injectable } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { DamagedObject, ObjectNotFound, ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';

const filesPerRound = 20;

@Injectable()
export class EncryptStoredFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly keys: DataKeys,
  ) {}

  async run(): Promise<void> {
    for (let count = 0; count < filesPerRound; count += 1) if (!(await this.encryptNext())) return;
  }

  /** The lock delays an erasure until the file is written, so that the erasure deletes it. */
  private encryptNext(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(documentSchema, {
        where: { sealed: false, deletedAt: IsNull() },
        order: { id: 'asc' },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (!row) return false;
      await this.encrypt(manager, row);
      await manager.update(documentSchema, { userId: row.userId, id: row.id }, { sealed: true });
      log().info({ documentId: row.id }, 'Stored file encrypted');
      return true;
    });
  }

  private async encrypt(manager: EntityManager, { id, userId, storageKey }: DocumentRow): Promise<void> {
    const key = await this.keys.fileKey(manager, { userId, documentId: id });
    const files = new SealedFiles(this.storage, { key, mayBePlain: true });
    const places = [storageKey];
    for await (const picture of this.storage.list(`previews/${id}/`)) places.push(picture.key);
    for (const place of places) {
      try {
        await files.put(place, await files.get(place));
      } catch (error) {
        const isLost = error instanceof ObjectNotFound || error instanceof DamagedObject;
        if (!isLost) throw error;
        log().warn({ err: error, documentId: id }, 'A stored file cannot be encrypted');
      }
    }
  }
}
