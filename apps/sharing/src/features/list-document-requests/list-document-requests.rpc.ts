import { Controller } from '@nestjs/common';
import {
  type Acting,
  type DocumentRequest,
  type ExportedRequest,
  type Page,
  type PageQuery,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListDocumentRequests } from './list-document-requests.query.ts';

@Controller()
export class ListDocumentRequestsRpc {
  constructor(private readonly requests: ListDocumentRequests) {}

  @Rpc(rpc.sharing.documentRequests)
  list({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<DocumentRequest>> {
    return this.requests.run(userId, page);
  }

  @Rpc(rpc.privacy.documentRequests)
  export({ page, ...acting }: Acting & { page: PageQuery }): Promise<Page<ExportedRequest>> {
    return this.requests.export(acting, page);
  }
}
