import { Injectable } from '@nestjs/common';
import type { Acting, DocumentView, StoredFile } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import type { OwnDocument } from '../../domain/document.model.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { WaitingDocuments } from '../../persistence/waiting-document.repository.ts';
import { recordAccess } from '../../persistence/access-log.repository.ts';
import { toStoredFile, toPreviewFile, toReadRows } from '../../domain/stored-file.view.ts';

@Injectable()
export class ReadDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly dataSource: DataSource,
    private readonly waiting: WaitingDocuments,
  ) {}

  async get(own: OwnDocument): Promise<DocumentView> {
    const row = await this.documents.get(own);
    const waits = await this.waiting.waitsOf(row.userId, [row]);
    return this.documents.toView(row, waits.get(row.id));
  }

  async file({ actorId, ...own }: OwnDocument & Acting): Promise<StoredFile> {
    const row = await this.documents.get(own);
    await recordAccess(this.dataSource.manager, actorId, 'document.downloaded', row);
    return toStoredFile(row);
  }

  async rows(own: OwnDocument): Promise<StoredFile> {
    return toReadRows(await this.documents.get(own));
  }

  async preview({ page, ...own }: OwnDocument & { page: number }): Promise<StoredFile> {
    return toPreviewFile(await this.documents.get(own), page);
  }
}
