import { Controller } from '@nestjs/common';
import { type DocumentView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { DeleteDocument } from './delete-document.use-case.ts';

@Controller()
export class DeleteDocumentRpc {
  constructor(private readonly deleteDocument: DeleteDocument) {}

  @Rpc(rpc.documents.remove)
  async remove(own: OwnDocument): Promise<Record<string, never>> {
    await this.deleteDocument.run(own);
    return {};
  }

  @Rpc(rpc.documents.restore)
  restore(own: OwnDocument): Promise<DocumentView> {
    return this.deleteDocument.restore(own);
  }
}
