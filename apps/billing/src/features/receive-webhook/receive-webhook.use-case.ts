import { Injectable } from '@nestjs/common';
import type { Reading, StoredSubscription } from '../../domain/subscription.model.ts';
import { Payments, type SignedEvent } from '../../payments/payments.port.ts';
import { WebhookSignatures } from '../../payments/webhook-signatures.adapter.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';
import { applyReading } from '../apply-reading/apply-reading.use-case.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';
import { WebhookEvents } from '../../persistence/webhook-event.repository.ts';

/** The event only names the subscription; its state is read from the provider, so the order of events does not matter. */
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
    await this.apply(event, row, await this.reader.read(concern.subscriptionId));
  }

  private async apply(event: SignedEvent, { userId }: StoredSubscription, reading: Reading): Promise<void> {
    await this.subscriptions.transaction(async (manager) => {
      if (!(await this.received.record(manager, event, 'taken'))) return;
      await applyReading(manager, userId, reading);
    });
  }
}
