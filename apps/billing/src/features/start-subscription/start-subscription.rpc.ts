import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionStarted } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { StartSubscription, type StartRequest } from './start-subscription.use-case.ts';

@Controller()
export class StartSubscriptionRpc {
  constructor(private readonly start: StartSubscription) {}

  @Rpc(rpc.billing.start)
  answer(request: StartRequest): Promise<SubscriptionStarted> {
    return this.start.run(request);
  }
}
