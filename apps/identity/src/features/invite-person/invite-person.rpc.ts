import { Controller } from '@nestjs/common';
import { type Acting, type AddedInvitation, type InvitationId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type InviteCall, InvitePerson } from './invite-person.use-case.ts';

@Controller()
export class InvitePersonRpc {
  constructor(private readonly invitePerson: InvitePerson) {}

  @Rpc(rpc.identity.invite)
  invite(request: InviteCall): Promise<AddedInvitation> {
    return this.invitePerson.invite(request);
  }

  @Rpc(rpc.identity.withdrawInvitation)
  withdraw(request: Acting & { invitationId: InvitationId }): Promise<Record<string, never>> {
    return this.invitePerson.withdraw(request);
  }
}
