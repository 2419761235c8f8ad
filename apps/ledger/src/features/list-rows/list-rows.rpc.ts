import { Controller } from '@nestjs/common';
import { type BankRowsQuery, type BankRowView, type Page, type UserId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListRows } from './list-rows.query.ts';

@Controller()
export class ListRowsRpc {
  constructor(private readonly listRows: ListRows) {}

  @Rpc(rpc.ledger.rows)
  answer({ userId, page }: { userId: UserId; page: BankRowsQuery }): Promise<Page<BankRowView>> {
    return this.listRows.run(userId, page);
  }

  @Rpc(rpc.privacy.ledgerRows)
  exported({ userId, page }: { userId: UserId; page: BankRowsQuery }): Promise<Page<BankRowView>> {
    return this.listRows.run(userId, page);
  }
}
