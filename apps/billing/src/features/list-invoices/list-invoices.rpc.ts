import { Controller } from '@nestjs/common';
import { type Invoice, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListInvoices } from './list-invoices.query.ts';

@Controller()
export class ListInvoicesRpc {
  constructor(private readonly listInvoices: ListInvoices) {}

  @Rpc(rpc.billing.invoices)
  answer(request: { userId: UserId }): Promise<Invoice[]> {
    return this.listInvoices.run(request);
  }
}
