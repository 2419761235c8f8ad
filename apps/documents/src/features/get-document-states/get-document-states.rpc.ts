import { Controller } from '@nestjs/common';
import { type DocumentStates, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetDocumentStates } from './get-document-states.query.ts';

@Controller()
export class GetDocumentStatesRpc {
  constructor(private readonly getDocumentStates: GetDocumentStates) {}

  @Rpc(rpc.documents.states)
  answer(request: { userId: UserId }): Promise<DocumentStates> {
    return this.getDocumentStates.run(request);
  }
}
