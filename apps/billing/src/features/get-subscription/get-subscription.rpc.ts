import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionView } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';

@Controller()
export class GetSubscriptionRpc {
  /** Nobody can pay before a payment provider is configured, so everybody is on starter. */
  @Rpc(rpc.billing.subscription)
  answer(): Promise<SubscriptionView> {
    return Promise.resolve({ plan: 'starter', status: 'none' });
  }
}
