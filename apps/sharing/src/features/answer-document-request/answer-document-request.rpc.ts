import { Controller } from '@nestjs/common';
import { type DocumentId, type ReceivedAnswer, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { TokenCall } from '../open-document-request/open-document-request.query.ts';
import { AnswerDocumentRequest } from './answer-document-request.use-case.ts';

@Controller()
export class AnswerDocumentRequestRpc {
  constructor(private readonly answers: AnswerDocumentRequest) {}

  @Rpc(rpc.sharing.beginRequestAnswer)
  begin(call: TokenCall & { receiver: string }): Promise<{ documentId: DocumentId; key: string }> {
    return this.answers.begin(call);
  }

  @Rpc(rpc.sharing.recordRequestAnswer)
  record(call: TokenCall & { file: ReceivedAnswer }): Promise<{ isNew: boolean; pages: number | null }> {
    return this.answers.record(call);
  }
}
