import { Controller } from '@nestjs/common';
import { type DocumentView, type MoveDocumentBody, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { MoveDocument } from './move-document.use-case.ts';

@Controller()
export class MoveDocumentRpc {
  constructor(private readonly moveDocument: MoveDocument) {}

  @Rpc(rpc.documents.move)
  answer({ to, ...own }: OwnDocument & { to: MoveDocumentBody }): Promise<DocumentView> {
    return this.moveDocument.run(own, to);
  }
}
