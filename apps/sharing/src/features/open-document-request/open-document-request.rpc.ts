import { Controller } from '@nestjs/common';
import { type StoredRequest, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { OpenDocumentRequest, type TokenCall } from './open-document-request.query.ts';

@Controller()
export class OpenDocumentRequestRpc {
  constructor(private readonly openRequest: OpenDocumentRequest) {}

  @Rpc(rpc.sharing.openDocumentRequest)
  answer(call: TokenCall): Promise<StoredRequest> {
    return this.openRequest.run(call);
  }
}
