import { Injectable } from '@nestjs/common';
import { Payments } from '../../payments/payment-provider.ts';
import { type Reading, Subscriptions } from '../../persistence/subscriptions.ts';

@Injectable()
export class ReadSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Asked before, not after: what changes while the provider answers is for the next reading. */
  async read(id: string): Promise<Reading> {
    const { provider } = this.payments;
    const start = await this.subscriptions.beginReading();
    return { ...start, id, found: await provider.read(id) };
  }
}
