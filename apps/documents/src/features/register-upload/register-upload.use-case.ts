import { Injectable } from '@nestjs/common';
import type { DocumentView, RegisterUpload as UploadedFile } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { duplicateUpload } from '../../documents.errors.ts';
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

  /** Copies the file before it writes the row, so that each row has its file. */
  async run(file: UploadedFile): Promise<DocumentView> {
    let row = createDocument(file, this.clock.now());
    const { manager } = this.dataSource;
    if ((await ownerOfDocument(manager, row.id)) !== undefined) throw duplicateUpload();
    await recordArrivingFile(manager, row.storageKey);
    try {
      await this.storage.copy(file.incomingKey, row.storageKey);
      row = await this.dataSource.transaction(async (transaction) => {
        const stored = await this.newDocuments.store(transaction, row);
        await publishDocument(transaction, 'documentUploaded', stored);
        return stored;
      });
    } catch (error) {
      await this.storage.remove(row.storageKey);
      await clearArrivingFile(manager, row.storageKey);
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
    await this.analysis.enqueue(row);
    return this.documents.toView(row);
  }
}
