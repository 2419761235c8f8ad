import { Controller } from '@nestjs/common';
import { type MatchSummary, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetSummary } from './get-summary.query.ts';

@Controller()
export class GetSummaryRpc {
  constructor(private readonly getSummary: GetSummary) {}

  @Rpc(rpc.matching.summary)
  answer(request: { userId: UserId }): Promise<MatchSummary> {
    return this.getSummary.run(request);
  }
}
