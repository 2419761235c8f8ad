import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionView } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type Gift, GivePlan } from './give-plan.use-case.ts';

@Controller()
export class GivePlanRpc {
  constructor(private readonly plans: GivePlan) {}

  @Rpc(rpc.billing.givePlan)
  answer(request: Gift): Promise<SubscriptionView> {
    return this.plans.run(request);
  }
}
