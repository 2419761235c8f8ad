import { Controller } from '@nestjs/common';
import { type EnclosedScore, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { FreezeScore } from './freeze-score.query.ts';

@Controller()
export class FreezeScoreRpc {
  constructor(private readonly freezeScore: FreezeScore) {}

  @Rpc(rpc.scoring.freeze)
  answer({ userId }: { userId: UserId }): Promise<EnclosedScore> {
    return this.freezeScore.run(userId);
  }
}
