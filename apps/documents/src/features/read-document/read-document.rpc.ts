import { Controller } from '@nestjs/common';
import { type Acting, type DocumentView, rpc, type StoredFile } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { ReadDocument } from './read-document.query.ts';

@Controller()
export class ReadDocumentRpc {
  constructor(private readonly readDocument: ReadDocument) {}

  @Rpc(rpc.documents.get)
  get(request: OwnDocument): Promise<DocumentView> {
    return this.readDocument.get(request);
  }

  @Rpc(rpc.documents.file)
  file(request: OwnDocument & Acting): Promise<StoredFile> {
    return this.readDocument.file(request);
  }

  @Rpc(rpc.documents.rows)
  rows(request: OwnDocument): Promise<StoredFile> {
    return this.readDocument.rows(request);
  }

  @Rpc(rpc.documents.preview)
  preview(request: OwnDocument & { page: number }): Promise<StoredFile> {
    return this.readDocument.preview(request);
  }
}
