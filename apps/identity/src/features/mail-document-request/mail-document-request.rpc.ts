import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { MailDocumentRequest, type RequestMail } from './mail-document-request.use-case.ts';

@Controller()
export class MailDocumentRequestRpc {
  constructor(private readonly mailRequest: MailDocumentRequest) {}

  @Rpc(rpc.identity.mailDocumentRequest)
  answer(request: RequestMail): Promise<{ isQueued: boolean }> {
    return this.mailRequest.run(request);
  }
}
