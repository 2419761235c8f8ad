import { Controller } from '@nestjs/common';
import { type BankAccount, type BankAccountBody, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ConnectAccount } from './connect-account.use-case.ts';

@Controller()
export class ConnectAccountRpc {
  constructor(private readonly connectAccount: ConnectAccount) {}

  @Rpc(rpc.profile.addAccount)
  answer({ userId, account }: { userId: UserId; account: BankAccountBody }): Promise<BankAccount> {
    return this.connectAccount.run(userId, account);
  }
}
