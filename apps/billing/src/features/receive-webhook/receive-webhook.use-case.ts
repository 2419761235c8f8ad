import { Injectable } from '@nestjs/common';
import { Payments, type SignedEvent } from '../../payments/payment-provider.ts';
import { WebhookSignatures } from '../../payments/verify-webhook.ts';
import { applyReading, type Reading, Subscriptions } from '../../persistence/subscriptions.ts';
import type { SubscriptionRow } from '../../persistence/subscription.schema.ts';
import { ReadSubscription } from '../apply-standing/read-subscription.ts';
import { WebhookEvents } from './webhook-events.ts';

/** An event says that something happened; what holds now is read from the provider, so their order does not matter. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
    private readonly signatures: WebhookSignatures,
    private readonly received: WebhookEvents,
  ) {}

  async run(payload: string, signature: string): Promise<void> {
    const event = this.signatures.verify(payload, signature);
    if (await this.received.has(event.id)) return;
    const concern = this.payments.provider.concernOf(event);
    if (!concern) return this.received.note(event, 'no-concern');
    const row = await this.subscriptions.ofCustomer(concern.customerId);
    if (!row) return this.received.note(event, 'unknown-customer');
    await this.take(event, row, await this.reader.read(concern.subscriptionId));
  }

  /** The event is recorded with its effect, or neither is. */
  private async take(event: SignedEvent, { userId }: SubscriptionRow, reading: Reading): Promise<void> {
    await this.subscriptions.transaction(async (manager) => {
      if (!(await this.received.record(manager, event, 'taken'))) return;
      await applyReading(manager, userId, reading);
    });
  }
}
