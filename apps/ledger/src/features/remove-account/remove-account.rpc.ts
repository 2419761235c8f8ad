import { Controller } from '@nestjs/common';
import { type Acting, type LedgerAccountId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RemoveAccount } from './remove-account.use-case.ts';

@Controller()
export class RemoveAccountRpc {
  constructor(private readonly removeAccount: RemoveAccount) {}

  @Rpc(rpc.ledger.removeAccount)
  answer(request: Acting & { accountId: LedgerAccountId }): Promise<Record<string, never>> {
    return this.removeAccount.run(request);
  }
}
