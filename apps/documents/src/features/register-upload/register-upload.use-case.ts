import { Injectable } from '@nestjs/common';
import type { DocumentView, RegisterUpload as UploadedFile } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { isErased } from '@groundwork/platform-erasure';
import { unavailable } from '@groundwork/platform-errors';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { accountErased, duplicateUpload } from '../../documents.errors.ts';
import { parts } from '../../documents.wording.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { assignTurn } from '../../persistence/analysis-turn.repository.ts';
import { appendDocumentEvent } from '../../persistence/document-event.repository.ts';
import { clearArrivingFile, recordArrivingFile } from '../../persistence/arriving-file.repository.ts';
import { DocumentRepository, findReviewerRejection } from '../../persistence/document.repository.ts';
import { QuotaRepository } from '../../persistence/quota.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { createDocument } from '../../domain/new-document.rules.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

@Injectable()
export class RegisterUpload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly documents: DocumentRepository,
    private readonly quotas: QuotaRepository,
    private readonly clock: Clock,
  ) {}

  /** Copies the file before it writes the row, so that each row has its file. */
  async run(file: UploadedFile): Promise<DocumentView> {
    let row = createDocument(file, this.clock.now());
    const { manager } = this.dataSource;
    if (await manager.existsBy(documentSchema, { id: row.id })) throw duplicateUpload();
    await recordArrivingFile(manager, row.storageKey);
    try {
      await this.storage.copy(file.incomingKey, row.storageKey);
      row = await this.dataSource.transaction((transaction) => this.storeDocument(transaction, row));
    } catch (error) {
      await this.storage.remove(row.storageKey);
      await clearArrivingFile(manager, row.storageKey);
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
    await this.analysis.enqueue(row);
    return this.documents.toView(row);
  }

  private async storeDocument(manager: EntityManager, document: DocumentRow): Promise<DocumentRow> {
    const { userId, storageKey } = document;
    if (await isErased(manager, userId)) throw accountErased();
    await this.quotas.admit(manager, document, { isUpload: true });
    const reviewerRejection = await findReviewerRejection(manager, document);
    const row = { ...document, reviewerRejection, turn: await assignTurn(manager, userId) };
    await manager.insert(documentSchema, row);
    await appendDocumentEvent(manager, 'documentUploaded', row);
    if (!(await clearArrivingFile(manager, storageKey))) throw unavailable(parts.fileStore);
    return row;
  }
}
