import { Controller } from '@nestjs/common';
import { type Acting, type ProposalId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DismissProposal } from './dismiss-proposal.use-case.ts';

@Controller()
export class DismissProposalRpc {
  constructor(private readonly dismissProposal: DismissProposal) {}

  @Rpc(rpc.profile.dismissProposal)
  async answer({
    proposalId,
    ...acting
  }: Acting & { proposalId: ProposalId }): Promise<Record<string, never>> {
    await this.dismissProposal.run(acting, proposalId);
    return {};
  }
}
