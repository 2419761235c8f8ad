import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { startSubscription } from './start-subscription.ts';

@Controller()
export class StartSubscriptionRpc {
  @Rpc(rpc.billing.start)
  answer({ plan }: { plan: string }): Promise<never> {
    return startSubscription(plan);
  }
}
