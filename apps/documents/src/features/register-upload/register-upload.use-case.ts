import { Injectable } from '@nestjs/common';
import type { DocumentView, RegisterUpload as UploadedFile } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { DomainError, unavailable } from '@groundwork/platform-errors';
import { ObjectNotFound, ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { duplicateUpload } from '../../documents.errors.ts';
import { parts } from '../../documents.wording.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { createDocument } from '../../domain/new-document.rules.ts';
import { clearArrivingFile, recordArrivingFile } from '../../persistence/arriving-file.repository.ts';
import { DocumentRepository, ownerOfDocument } from '../../persistence/document.repository.ts';
import { NewDocuments } from '../../persistence/new-document.repository.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';
import { publishDocument } from '../publish-document/publish-document.use-case.ts';

@Injectable()
export class RegisterUpload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly analysis: EnqueueAnalysis,
    private readonly documents: DocumentRepository,
    private readonly newDocuments: NewDocuments,
    private readonly clock: Clock,
  ) {}

  /** Makes sure of the file before it writes the row, so that each row has its file. */
  async run(file: UploadedFile): Promise<DocumentView> {
    const row = createDocument(file, this.clock.now());
    const { manager } = this.dataSource;
    if ((await ownerOfDocument(manager, row.id)) !== undefined) throw duplicateUpload();
    await recordArrivingFile(manager, row.storageKey);
    const stored = await this.store(file.incomingKey, row).catch(async (error: unknown) => {
      await this.removeIfRefused(row, error);
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    });
    await this.analysis.enqueue(stored);
    return this.documents.toView(stored);
  }

  private async store(incomingKey: string, row: DocumentRow): Promise<DocumentRow> {
    await this.arrive(incomingKey, row.storageKey);
    return this.dataSource.transaction(async (transaction) => {
      const stored = await this.newDocuments.store(transaction, row);
      await publishDocument(transaction, 'documentUploaded', stored);
      return stored;
    });
  }

  private async arrive(incomingKey: string, storageKey: string): Promise<void> {
    try {
      if (incomingKey === storageKey) await this.storage.size(storageKey);
      else await this.storage.copy(incomingKey, storageKey);
    } catch (error) {
      throw error instanceof ObjectNotFound ? unavailable(parts.fileStore, error) : error;
    }
  }

  private async removeIfRefused({ id, storageKey }: DocumentRow, error: unknown): Promise<void> {
    const { manager } = this.dataSource;
    const isRefused = error instanceof DomainError || isUniqueViolation(error);
    if (!isRefused || (await ownerOfDocument(manager, id)) !== undefined) return;
    await this.storage.remove(storageKey);
    await clearArrivingFile(manager, storageKey);
  }
}
