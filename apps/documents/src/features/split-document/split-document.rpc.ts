import { Controller } from '@nestjs/common';
import { type Acting, type DocumentView, rpc, type SplitDocumentBody } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { SplitDocument } from './split-document.use-case.ts';

@Controller()
export class SplitDocumentRpc {
  constructor(private readonly splitDocument: SplitDocument) {}

  @Rpc(rpc.documents.split)
  answer(request: OwnDocument & Acting & { split: SplitDocumentBody }): Promise<DocumentView[]> {
    return this.splitDocument.run(request);
  }
}
