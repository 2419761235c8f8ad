import { Controller } from '@nestjs/common';
import { type ResetLink, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { IssueResetLink } from './issue-reset-link.use-case.ts';

@Controller()
export class IssueResetLinkRpc {
  constructor(private readonly issueResetLink: IssueResetLink) {}

  @Rpc(rpc.identity.issueResetLink)
  answer(request: { actorId: UserId; userId: UserId }): Promise<ResetLink> {
    return this.issueResetLink.run(request);
  }
}
