import { Controller } from '@nestjs/common';
import {
  type Acting,
  type ChangeLedgerAccountBody,
  type LedgerAccountId,
  type LedgerAccountView,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeAccount } from './change-account.use-case.ts';

@Controller()
export class ChangeAccountRpc {
  constructor(private readonly changeAccount: ChangeAccount) {}

  @Rpc(rpc.ledger.changeAccount)
  answer(
    request: Acting & { accountId: LedgerAccountId; change: ChangeLedgerAccountBody },
  ): Promise<LedgerAccountView> {
    return this.changeAccount.run(request);
  }
}
