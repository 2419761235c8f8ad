import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentView, RegisterUpload as UploadedFile } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { duplicateUpload } from '../../documents.errors.ts';
import { announceDocument } from '../../persistence/announce-document.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { type DocumentRow, documentSchema } from '../../persistence/document.schema.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.ts';

function newRow(file: UploadedFile): DocumentRow {
  const id = newId() as DocumentId;
  const now = new Date();
  return {
    id,
    userId: file.userId,
    version: 1,
    analysisRun: 1,
    originalName: file.originalName,
    fileSize: file.fileSize,
    mediaType: file.mediaType,
    sha256: file.sha256,
    storageKey: `files/${id}`,
    category: file.category,
    subcategory: file.subcategory,
    status: 'pending',
    statusReason: null,
    reviewRequired: false,
    fraudScore: null,
    confidence: null,
    stage: 'received',
    stages: [{ stage: 'received', at: now.toISOString() }],
    classification: null,
    extracted: [],
    signals: [],
    progress: null,
    pages: null,
    previews: 0,
    figuresHash: null,
    createdAt: now,
    dueSince: now,
    waitingSince: null,
    deletedAt: null,
  };
}

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
    const row = newRow(file);
    await this.storage.copy(file.incomingKey, row.storageKey);
    try {
      await this.dataSource.transaction(async (manager) => {
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
