import { Controller } from '@nestjs/common';
import { type CashFlowView, type UserId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetCashFlow } from './get-cash-flow.query.ts';

@Controller()
export class GetCashFlowRpc {
  constructor(private readonly getCashFlow: GetCashFlow) {}

  @Rpc(rpc.ledger.cashFlow)
  answer({ userId }: { userId: UserId }): Promise<CashFlowView> {
    return this.getCashFlow.run(userId);
  }
}
