import { Controller } from '@nestjs/common';
import { type DocumentView, rpc, type StoredFile } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { DocumentRepository, type OwnDocument } from '../../persistence/document.repository.ts';
import { noteAccess } from './note-access.ts';
import { fileOf, previewOf } from './stored-file.ts';

@Controller()
export class ReadDocumentRpc {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly dataSource: DataSource,
  ) {}

  @Rpc(rpc.documents.get)
  async get(own: OwnDocument): Promise<DocumentView> {
    return this.documents.view(await this.documents.get(own));
  }

  @Rpc(rpc.documents.file)
  async file(own: OwnDocument): Promise<StoredFile> {
    const row = await this.documents.get(own);
    await noteAccess(this.dataSource.manager, own.userId, 'document.downloaded', row);
    return fileOf(row);
  }

  @Rpc(rpc.documents.preview)
  async preview({ page, ...own }: OwnDocument & { page: number }): Promise<StoredFile> {
    return previewOf(await this.documents.get(own), page);
  }
}
