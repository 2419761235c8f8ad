import { Injectable } from '@nestjs/common';
import type { SubscriptionView, UserId } from '@groundwork/contracts';
import { nothingToCancel, nothingToResume } from '../../billing.errors.ts';
import type { ProviderSubscription } from '../../domain/provider-subscription.model.ts';
import { Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';
import { ApplyReading } from '../apply-reading/apply-reading.use-case.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';
import { isRunning, isUnpaid } from '../../domain/subscription-state.rules.ts';

type Change = (current: ProviderSubscription) => Promise<ProviderSubscription>;

@Injectable()
export class ChangeSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
    private readonly readings: ApplyReading,
  ) {}

  cancel(userId: UserId): Promise<SubscriptionView> {
    return this.change(userId, nothingToCancel, async (current) =>
      current.cancelAtPeriodEnd ? current : this.payments.provider.cancelAtPeriodEnd(current),
    );
  }

  resume(userId: UserId): Promise<SubscriptionView> {
    return this.change(userId, nothingToResume, async (current) => {
      if (!current.cancelAtPeriodEnd && current.paidPlan === null) throw nothingToResume();
      return this.payments.provider.resume(current);
    });
  }

  private async change(userId: UserId, nothing: () => Error, change: Change): Promise<SubscriptionView> {
    const stored = await this.subscriptions.find(userId);
    const id = stored?.subscriptionId;
    if (!id) throw nothing();
    return this.subscriptions.withLock(userId, async () => {
      const reading = await this.reader.read(id);
      await this.readings.run(userId, reading);
      const current = reading.subscription;
      if (!current || !(isRunning(current) || isUnpaid(current))) throw nothing();
      const begun = await this.subscriptions.beginReading();
      await this.readings.run(userId, { ...begun, id, subscription: await change(current) });
      return this.subscriptions.view(userId);
    });
  }
}
