import { Controller } from '@nestjs/common';
import { rpc, type SubscriptionView, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Payments } from '../../payments/payment-provider.ts';
import { type SubscriptionRow, subscriptionView } from '../../persistence/subscription.schema.ts';
import { Subscriptions } from '../../persistence/subscriptions.ts';
import { ReadSubscription } from '../apply-standing/read-subscription.ts';

@Controller()
export class GetSubscriptionRpc {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
  ) {}

  @Rpc(rpc.billing.subscription)
  async answer({
    userId,
    fresh,
  }: {
    userId: UserId;
    fresh?: boolean | undefined;
  }): Promise<SubscriptionView> {
    const row = await this.subscriptions.find(userId);
    if (!row?.subscriptionId || fresh !== true || !this.payments.isConfigured) return subscriptionView(row);
    // what is known is better than nothing while the provider is away
    return this.asked(row, row.subscriptionId).catch((error: unknown) => {
      log().warn({ err: error }, 'The provider could not be asked; answering what is known');
      return subscriptionView(row);
    });
  }

  private async asked({ userId }: SubscriptionRow, id: string): Promise<SubscriptionView> {
    await this.subscriptions.apply(userId, await this.reader.read(id));
    const view = subscriptionView(await this.subscriptions.find(userId));
    if (view.status === 'active') return view;
    const paymentProblem = await this.payments.provider.paymentProblem(id);
    return { ...view, ...(paymentProblem !== null && { paymentProblem }) };
  }
}
