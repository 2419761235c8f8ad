import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { TokenCall } from '../read-invitation/read-invitation.use-case.ts';
import { DeclineInvitation } from './decline-invitation.use-case.ts';

@Controller()
export class DeclineInvitationRpc {
  constructor(private readonly declineInvitation: DeclineInvitation) {}

  @Rpc(rpc.identity.declineInvitation)
  answer(request: TokenCall): Promise<Record<string, never>> {
    return this.declineInvitation.run(request);
  }
}
