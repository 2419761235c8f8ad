import { Controller } from '@nestjs/common';
import { type DocumentRequest, type RequestLink, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ManageDocumentRequests, type RequestChange } from './manage-document-requests.use-case.ts';

@Controller()
export class ManageDocumentRequestsRpc {
  constructor(private readonly requests: ManageDocumentRequests) {}

  @Rpc(rpc.sharing.remindDocumentRequest)
  remind(change: RequestChange): Promise<DocumentRequest> {
    return this.requests.remind(change);
  }

  @Rpc(rpc.sharing.closeDocumentRequest)
  close(change: RequestChange): Promise<DocumentRequest> {
    return this.requests.close(change);
  }

  @Rpc(rpc.sharing.documentRequestLink)
  link(change: RequestChange): Promise<RequestLink> {
    return this.requests.link(change);
  }
}
