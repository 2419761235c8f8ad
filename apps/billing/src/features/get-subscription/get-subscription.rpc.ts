import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionView, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetSubscription } from './get-subscription.use-case.ts';

@Controller()
export class GetSubscriptionRpc {
  constructor(private readonly getSubscription: GetSubscription) {}

  @Rpc(rpc.billing.subscription)
  answer(request: { userId: UserId; fresh?: boolean | undefined }): Promise<SubscriptionView> {
    return this.getSubscription.run(request);
  }
}
