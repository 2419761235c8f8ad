import { Injectable } from '@nestjs/common';
import type { SubscriptionView, UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import type { StoredSubscription } from '../../domain/subscription.model.ts';
import { Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';
import { ApplyReading } from '../apply-reading/apply-reading.use-case.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';

@Injectable()
export class GetSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
    private readonly readings: ApplyReading,
  ) {}

  async run({ userId, fresh }: { userId: UserId; fresh?: boolean | undefined }): Promise<SubscriptionView> {
    const row = await this.subscriptions.find(userId);
    if (!row?.subscriptionId || fresh !== true || !this.payments.isConfigured)
      return this.subscriptions.view(userId);
    return this.readFromProvider(row, row.subscriptionId).catch((error: unknown) => {
      log().warn({ err: error }, 'The provider could not be asked; answering what is known');
      return this.subscriptions.view(userId);
    });
  }

  private async readFromProvider({ userId }: StoredSubscription, id: string): Promise<SubscriptionView> {
    await this.readings.run(userId, await this.reader.read(id));
    const view = await this.subscriptions.view(userId);
    if (view.status === 'active') return view;
    const paymentProblem = await this.payments.provider.paymentProblem(id);
    return { ...view, ...(paymentProblem !== null && { paymentProblem }) };
  }
}
