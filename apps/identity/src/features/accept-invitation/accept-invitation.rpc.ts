import { Controller } from '@nestjs/common';
import { type Grant, type Practice, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AcceptInvitation } from './accept-invitation.use-case.ts';
import type { AcceptCall } from '../apply-invitation/apply-invitation.use-case.ts';

@Controller()
export class AcceptInvitationRpc {
  constructor(private readonly acceptInvitation: AcceptInvitation) {}

  @Rpc(rpc.identity.acceptInvitation)
  answer(request: AcceptCall): Promise<Grant | Practice> {
    return this.acceptInvitation.run(request);
  }
}
