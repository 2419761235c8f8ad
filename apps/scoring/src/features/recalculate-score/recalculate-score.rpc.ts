import { Controller } from '@nestjs/common';
import { type RecalculatedState, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RecalculateScore } from './recalculate-score.use-case.ts';

@Controller()
export class RecalculateScoreRpc {
  constructor(private readonly recalculate: RecalculateScore) {}

  @Rpc(rpc.scoring.recalculate)
  answer({ userId }: { userId: UserId }): Promise<RecalculatedState> {
    return this.recalculate.run(userId);
  }
}
