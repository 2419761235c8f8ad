import { Controller } from '@nestjs/common';
import { type BankAccount, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListAccounts } from './list-accounts.query.ts';

@Controller()
export class ListAccountsRpc {
  constructor(private readonly listAccounts: ListAccounts) {}

  @Rpc(rpc.profile.accounts)
  answer(request: { userId: UserId }): Promise<BankAccount[]> {
    return this.listAccounts.run(request);
  }
}
