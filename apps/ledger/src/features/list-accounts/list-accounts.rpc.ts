import { Controller } from '@nestjs/common';
import { type LedgerAccountView, type UserId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListAccounts } from './list-accounts.query.ts';

@Controller()
export class ListAccountsRpc {
  constructor(private readonly listAccounts: ListAccounts) {}

  @Rpc(rpc.ledger.accounts)
  answer({ userId }: { userId: UserId }): Promise<LedgerAccountView[]> {
    return this.listAccounts.run(userId);
  }
}
