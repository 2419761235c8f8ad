import { Controller } from '@nestjs/common';
import { type ReplyOf, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RateFigures } from './rate-figures.query.ts';

@Controller()
export class RateFiguresRpc {
  constructor(private readonly rateFigures: RateFigures) {}

  @Rpc(rpc.scoring.figurePoints)
  answer({ userId }: { userId: UserId }): Promise<ReplyOf<typeof rpc.scoring.figurePoints>> {
    return this.rateFigures.run(userId);
  }
}
