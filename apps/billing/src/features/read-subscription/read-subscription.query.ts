import { Injectable } from '@nestjs/common';
import type { Reading } from '../../domain/subscription.model.ts';
import { Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';

@Injectable()
export class ReadSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
  ) {}

  async read(id: string): Promise<Reading> {
    const { provider } = this.payments;
    const start = await this.subscriptions.beginReading();
    return { ...start, id, subscription: await provider.read(id) };
  }
}
