import { Controller } from '@nestjs/common';
import { type LenderChanges, type LenderId, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { PlanToLender } from './plan-to-lender.query.ts';

@Controller()
export class PlanToLenderRpc {
  constructor(private readonly planToLender: PlanToLender) {}

  @Rpc(rpc.matching.plan)
  answer(request: { userId: UserId; lenderId: LenderId }): Promise<LenderChanges> {
    return this.planToLender.run(request);
  }
}
