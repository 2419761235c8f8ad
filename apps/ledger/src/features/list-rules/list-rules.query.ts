import { Injectable } from '@nestjs/common';
import { cashFlowRules, type CashFlowRules } from '@groundwork/contracts';
import { cashflowRules } from '@groundwork/engine-cashflow';

@Injectable()
export class ListRules {
  run(): CashFlowRules {
    return cashFlowRules.parse(cashflowRules);
  }
}
