import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionView } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type Gift, GivePlan, type PracticeGift } from './give-plan.use-case.ts';

@Controller()
export class GivePlanRpc {
  constructor(private readonly plans: GivePlan) {}

  @Rpc(rpc.identity.givePlan)
  answer(gift: Gift): Promise<SubscriptionView> {
    return this.plans.run(gift);
  }

  @Rpc(rpc.identity.givePracticePlan)
  toPractice(gift: PracticeGift): Promise<SubscriptionView> {
    return this.plans.toPractice(gift);
  }
}
