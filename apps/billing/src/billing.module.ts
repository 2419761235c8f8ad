import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule } from '@groundwork/platform-messaging';
import type { BillingConfig } from './billing.config.ts';
import { GetSubscriptionRpc } from './features/get-subscription/get-subscription.rpc.ts';
import { StartSubscriptionRpc } from './features/start-subscription/start-subscription.rpc.ts';

@Module({})
class BillingModule {}

export const billingModule = (config: BillingConfig): DynamicModule => ({
  module: BillingModule,
  imports: [MessagingModule.forService('billing', config)],
  controllers: [GetSubscriptionRpc, StartSubscriptionRpc],
});
