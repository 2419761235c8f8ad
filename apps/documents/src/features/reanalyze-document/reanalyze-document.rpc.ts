import { Controller } from '@nestjs/common';
import { type DocumentView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { ReanalyzeDocument } from './reanalyze-document.use-case.ts';

@Controller()
export class ReanalyzeDocumentRpc {
  constructor(private readonly reanalyzeDocument: ReanalyzeDocument) {}

  @Rpc(rpc.documents.reanalyse)
  answer(own: OwnDocument): Promise<DocumentView> {
    return this.reanalyzeDocument.run(own);
  }
}
