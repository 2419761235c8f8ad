import { Controller } from '@nestjs/common';
import { type AccountId, type BankAccount, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RemoveAccount } from './remove-account.use-case.ts';

interface OwnAccount {
  userId: UserId;
  accountId: AccountId;
}

@Controller()
export class RemoveAccountRpc {
  constructor(private readonly removeAccount: RemoveAccount) {}

  @Rpc(rpc.profile.removeAccount)
  async remove({ userId, accountId }: OwnAccount): Promise<Record<string, never>> {
    await this.removeAccount.run(userId, accountId);
    return {};
  }

  @Rpc(rpc.profile.restoreAccount)
  restore({ userId, accountId }: OwnAccount): Promise<BankAccount> {
    return this.removeAccount.restore(userId, accountId);
  }
}
