import { Controller } from '@nestjs/common';
import { type LenderId, type LenderMatchDetail, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExplainMatch } from './explain-match.query.ts';

@Controller()
export class ExplainMatchRpc {
  constructor(private readonly explainMatch: ExplainMatch) {}

  @Rpc(rpc.matching.get)
  answer(request: { userId: UserId; lenderId: LenderId }): Promise<LenderMatchDetail> {
    return this.explainMatch.run(request);
  }
}
