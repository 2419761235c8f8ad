import { Controller } from '@nestjs/common';
import { rpc, type SupportDocument, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SupportDocuments } from './support-documents.query.ts';

@Controller()
export class SupportDocumentsRpc {
  constructor(private readonly supportDocuments: SupportDocuments) {}

  @Rpc(rpc.privacy.support)
  answer(request: { actorId: UserId; search: string }): Promise<SupportDocument[]> {
    return this.supportDocuments.run(request);
  }
}
