import { Controller } from '@nestjs/common';
import { type Invoice, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { Payments } from '../../payments/payment-provider.ts';
import { Subscriptions } from '../../persistence/subscriptions.ts';

@Controller()
export class ListInvoicesRpc {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Rpc(rpc.billing.invoices)
  async answer({ userId }: { userId: UserId }): Promise<Invoice[]> {
    const customerId = (await this.subscriptions.find(userId))?.customerId;
    return customerId ? this.payments.provider.invoices(customerId) : [];
  }
}
