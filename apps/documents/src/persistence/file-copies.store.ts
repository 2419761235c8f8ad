import { Injectable } from '@nestjs/common';
import { DamagedObject, ObjectNotFound, ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { damagedFile } from '../documents.errors.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { clearArrivingFile, recordArrivingFile } from './arriving-file.repository.ts';
import { DataKeys } from './data-key.repository.ts';

@Injectable()
export class FileCopies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly keys: DataKeys,
  ) {}

  /** Each document has its own key, so a copy is sealed again. */
  async copy(original: DocumentRow, copies: readonly DocumentRow[]): Promise<void> {
    const source = await this.filesOf(original);
    try {
      for (const copy of copies) {
        await recordArrivingFile(this.dataSource.manager, copy.storageKey);
        const files = await this.filesOf(copy);
        await files.put(copy.storageKey, await source.get(original.storageKey));
      }
    } catch (error) {
      const isLost = error instanceof DamagedObject || error instanceof ObjectNotFound;
      throw isLost ? damagedFile(error) : error;
    }
  }

  async remove(copies: readonly DocumentRow[]): Promise<void> {
    for (const { storageKey } of copies) {
      await this.storage.remove(storageKey);
      await clearArrivingFile(this.dataSource.manager, storageKey);
    }
  }

  private async filesOf({ userId, id, sealed }: DocumentRow): Promise<SealedFiles> {
    const key = await this.keys.fileKey(this.dataSource.manager, { userId, documentId: id });
    return new SealedFiles(this.storage, { key, mayBePlain: !sealed });
  }
}
