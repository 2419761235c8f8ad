import { Injectable } from '@nestjs/common';
import type { DocumentView, RegisterUpload as UploadedFile } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { isErased } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { accountGone, duplicateUpload } from '../../documents.errors.ts';
import { announceDocument } from '../../persistence/announce-document.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { newDocument } from '../../persistence/new-document.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.ts';

@Injectable()
export class RegisterUpload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly documents: DocumentRepository,
  ) {}

  /** The bytes get their final place first: a row never points at nothing. A refusal leaves nothing behind. */
  async run(file: UploadedFile): Promise<DocumentView> {
    const row = newDocument(file);
    await this.storage.copy(file.incomingKey, row.storageKey);
    try {
      await this.dataSource.transaction(async (manager) => {
        if (await isErased(manager, file.userId)) throw accountGone();
        await manager.insert(documentSchema, row);
        await announceDocument(manager, 'documentUploaded', row);
      });
    } catch (error) {
      await this.storage.remove(row.storageKey);
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
    await this.analysis.ask(row);
    return this.documents.view(row);
  }
}
