import { Controller } from '@nestjs/common';
import { type Acting, type ExportedDocument, type Page, type PageQuery, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExportDocuments } from './export-documents.query.ts';

@Controller()
export class ExportDocumentsRpc {
  constructor(private readonly exportDocuments: ExportDocuments) {}

  @Rpc(rpc.privacy.documents)
  answer(request: Acting & { page: PageQuery }): Promise<Page<ExportedDocument>> {
    return this.exportDocuments.run(request);
  }
}
