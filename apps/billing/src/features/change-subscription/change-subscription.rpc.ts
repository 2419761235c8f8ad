import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionView, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeSubscription } from './change-subscription.use-case.ts';

@Controller()
export class ChangeSubscriptionRpc {
  constructor(private readonly changes: ChangeSubscription) {}

  @Rpc(rpc.billing.cancel)
  cancel({ userId }: { userId: UserId }): Promise<SubscriptionView> {
    return this.changes.cancel(userId);
  }

  @Rpc(rpc.billing.resume)
  resume({ userId }: { userId: UserId }): Promise<SubscriptionView> {
    return this.changes.resume(userId);
  }
}
