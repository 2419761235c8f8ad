import { Controller } from '@nestjs/common';
import { type CashFlowRules, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListRules } from './list-rules.query.ts';

@Controller()
export class ListRulesRpc {
  constructor(private readonly listRules: ListRules) {}

  @Rpc(rpc.ledger.rules)
  answer(): Promise<CashFlowRules> {
    return Promise.resolve(this.listRules.run());
  }
}
