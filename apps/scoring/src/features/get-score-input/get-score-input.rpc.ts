import { Controller } from '@nestjs/common';
import { rpc, type ScoreInputReply, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetScoreInput } from './get-score-input.query.ts';

@Controller()
export class GetScoreInputRpc {
  constructor(private readonly getScoreInput: GetScoreInput) {}

  @Rpc(rpc.scoring.input)
  answer({ userId }: { userId: UserId }): Promise<ScoreInputReply> {
    return this.getScoreInput.run(userId);
  }
}
