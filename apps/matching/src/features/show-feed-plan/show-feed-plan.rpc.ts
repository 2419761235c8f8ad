import { Controller } from '@nestjs/common';
import { type FeedId, type FeedPlan, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ShowFeedPlan } from './show-feed-plan.query.ts';

@Controller()
export class ShowFeedPlanRpc {
  constructor(private readonly plans: ShowFeedPlan) {}

  @Rpc(rpc.matching.feedPlan)
  answer(request: { feedId: FeedId }): Promise<FeedPlan> {
    return this.plans.run(request);
  }
}
