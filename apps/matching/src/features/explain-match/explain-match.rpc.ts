import { Controller } from '@nestjs/common';
import { type LenderMatchDetail, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExplainMatch, type ExplainRequest } from './explain-match.query.ts';

@Controller()
export class ExplainMatchRpc {
  constructor(private readonly explainMatch: ExplainMatch) {}

  @Rpc(rpc.matching.get)
  answer(request: ExplainRequest): Promise<LenderMatchDetail> {
    return this.explainMatch.run(request);
  }
}
