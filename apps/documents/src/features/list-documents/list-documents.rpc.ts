import { Controller } from '@nestjs/common';
import { type DocumentView, type Page, type PageQuery, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListDocuments } from './list-documents.query.ts';

@Controller()
export class ListDocumentsRpc {
  constructor(private readonly listDocuments: ListDocuments) {}

  @Rpc(rpc.documents.list)
  answer(request: { userId: UserId; page: PageQuery }): Promise<Page<DocumentView>> {
    return this.listDocuments.run(request);
  }
}
