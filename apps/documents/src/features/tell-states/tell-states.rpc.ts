import { Controller } from '@nestjs/common';
import { type DocumentStates, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { TellStates } from './tell-states.query.ts';

@Controller()
export class TellStatesRpc {
  constructor(private readonly tellStates: TellStates) {}

  @Rpc(rpc.documents.states)
  answer(request: { userId: UserId }): Promise<DocumentStates> {
    return this.tellStates.run(request);
  }
}
