import { Controller } from '@nestjs/common';
import { type ProvenScore, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetProvenScore } from './get-proven-score.query.ts';

@Controller()
export class GetProvenScoreRpc {
  constructor(private readonly getProvenScore: GetProvenScore) {}

  @Rpc(rpc.scoring.proven)
  answer({ userId }: { userId: UserId }): Promise<ProvenScore> {
    return this.getProvenScore.run(userId);
  }
}
