import { Controller } from '@nestjs/common';
import { type AddedDocumentRequest, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type RequestCall, RequestDocument } from './request-document.use-case.ts';

@Controller()
export class RequestDocumentRpc {
  constructor(private readonly requestDocument: RequestDocument) {}

  @Rpc(rpc.sharing.addDocumentRequest)
  answer(call: RequestCall): Promise<AddedDocumentRequest> {
    return this.requestDocument.run(call);
  }
}
