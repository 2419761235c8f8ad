import { Controller } from '@nestjs/common';
import { type DocumentView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { ReanalyseDocument } from './reanalyse-document.use-case.ts';

@Controller()
export class ReanalyseDocumentRpc {
  constructor(private readonly reanalyseDocument: ReanalyseDocument) {}

  @Rpc(rpc.documents.reanalyse)
  answer(own: OwnDocument): Promise<DocumentView> {
    return this.reanalyseDocument.run(own);
  }
}
