import { Controller } from '@nestjs/common';
import { rpc, type CostedPlan } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type LenderPlanQuery, EstimateLenderPlan } from './estimate-lender-plan.query.ts';

@Controller()
export class EstimateLenderPlanRpc {
  constructor(private readonly estimateLenderPlan: EstimateLenderPlan) {}

  @Rpc(rpc.scoring.walk)
  answer(query: LenderPlanQuery): Promise<CostedPlan> {
    return this.estimateLenderPlan.run(query);
  }
}
