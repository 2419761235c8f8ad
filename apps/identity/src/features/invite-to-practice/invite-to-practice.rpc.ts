import { Controller } from '@nestjs/common';
import {
  type Acting,
  type AddedInvitation,
  type Invitation,
  type InvitationId,
  type PracticeInviteBody,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OfPractice } from '../manage-practice/manage-practice.use-case.ts';
import { InviteToPractice } from './invite-to-practice.use-case.ts';

@Controller()
export class InviteToPracticeRpc {
  constructor(private readonly invitations: InviteToPractice) {}

  @Rpc(rpc.identity.practiceInvitations)
  list(request: OfPractice): Promise<Invitation[]> {
    return this.invitations.list(request);
  }

  @Rpc(rpc.identity.practiceInvite)
  invite(request: Acting & OfPractice & { invitation: PracticeInviteBody }): Promise<AddedInvitation> {
    return this.invitations.invite(request);
  }

  @Rpc(rpc.identity.withdrawPracticeInvitation)
  withdraw(request: Acting & OfPractice & { invitationId: InvitationId }): Promise<Record<string, never>> {
    return this.invitations.withdraw(request);
  }
}
