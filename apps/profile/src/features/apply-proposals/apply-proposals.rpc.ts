import { Controller } from '@nestjs/common';
import { type AppliedProposals, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { ApplyProposals } from './apply-proposals.use-case.ts';

type ApplyRequest = z.output<typeof rpc.profile.applyProposals.request>;

@Controller()
export class ApplyProposalsRpc {
  constructor(private readonly applyProposals: ApplyProposals) {}

  @Rpc(rpc.profile.applyProposals)
  answer({ chosen, ...acting }: ApplyRequest): Promise<AppliedProposals> {
    return this.applyProposals.run(acting, chosen);
  }
}
