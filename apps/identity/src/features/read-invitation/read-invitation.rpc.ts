import { Controller } from '@nestjs/common';
import { rpc, type OpenedInvitation } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ReadInvitation, type TokenCall } from './read-invitation.use-case.ts';

@Controller()
export class ReadInvitationRpc {
  constructor(private readonly readInvitation: ReadInvitation) {}

  @Rpc(rpc.identity.readInvitation)
  answer(request: TokenCall): Promise<OpenedInvitation> {
    return this.readInvitation.run(request);
  }
}
