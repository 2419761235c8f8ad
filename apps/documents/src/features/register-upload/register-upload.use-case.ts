import { Injectable } from '@nestjs/common';
import type { DocumentView, RegisterUpload as UploadedFile } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { isErased } from '@groundwork/platform-erasure';
import { unavailable } from '@groundwork/platform-errors';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { accountGone, duplicateUpload } from '../../documents.errors.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { announceDocument } from '../../persistence/document-event.repository.ts';
import { hasArrived, noteArriving } from '../../persistence/arriving-file.repository.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { newDocument } from '../../domain/new-document.rules.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

@Injectable()
export class RegisterUpload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  /** The bytes get their final place first: a row never points at nothing. A refusal leaves nothing behind. */
  async run(file: UploadedFile): Promise<DocumentView> {
    const row = newDocument(file, this.clock.now());
    const { manager } = this.dataSource;
    await noteArriving(manager, row.storageKey);
    try {
      await this.storage.copy(file.incomingKey, row.storageKey);
      await this.dataSource.transaction((transaction) => this.keep(transaction, row));
    } catch (error) {
      await this.storage.remove(row.storageKey);
      await hasArrived(manager, row.storageKey);
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
    await this.analysis.ask(row);
    return this.documents.view(row);
  }

  private async keep(manager: EntityManager, row: DocumentRow): Promise<void> {
    if (await isErased(manager, row.userId)) throw accountGone();
    await manager.insert(documentSchema, row);
    await announceDocument(manager, 'documentUploaded', row);
    if (!(await hasArrived(manager, row.storageKey))) throw unavailable('The file store');
  }
}
