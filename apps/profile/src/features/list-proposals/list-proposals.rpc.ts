import { Controller } from '@nestjs/common';
import { type Proposal, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListProposals } from './list-proposals.query.ts';

@Controller()
export class ListProposalsRpc {
  constructor(private readonly listProposals: ListProposals) {}

  @Rpc(rpc.profile.proposals)
  answer(request: { userId: UserId }): Promise<Proposal[]> {
    return this.listProposals.run(request);
  }
}
