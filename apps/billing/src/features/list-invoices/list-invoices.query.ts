import { Injectable } from '@nestjs/common';
import type { Invoice, UserId } from '@groundwork/contracts';
import { Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';

@Injectable()
export class ListInvoices {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<Invoice[]> {
    const customerId = (await this.subscriptions.find(userId))?.customerId;
    return customerId ? this.payments.provider.invoices(customerId) : [];
  }
}
