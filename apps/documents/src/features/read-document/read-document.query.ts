import { Injectable } from '@nestjs/common';
import type { Acting, DocumentView, StoredFile } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import type { OwnDocument } from '../../domain/document.model.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { noteAccess } from '../../persistence/access-log.repository.ts';
import { fileOf, previewOf } from '../../domain/stored-file.view.ts';

@Injectable()
export class ReadDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly dataSource: DataSource,
  ) {}

  async get(own: OwnDocument): Promise<DocumentView> {
    return this.documents.view(await this.documents.get(own));
  }

  async file({ actorId, ...own }: OwnDocument & Acting): Promise<StoredFile> {
    const row = await this.documents.get(own);
    await noteAccess(this.dataSource.manager, actorId, 'document.downloaded', row);
    return fileOf(row);
  }

  async preview({ page, ...own }: OwnDocument & { page: number }): Promise<StoredFile> {
    return previewOf(await this.documents.get(own), page);
  }
}
