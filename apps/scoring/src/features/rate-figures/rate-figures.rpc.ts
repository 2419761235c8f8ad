import { Controller } from '@nestjs/common';
import { type RatedField, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RateFigures } from './rate-figures.query.ts';

@Controller()
export class RateFiguresRpc {
  constructor(private readonly rateFigures: RateFigures) {}

  @Rpc(rpc.scoring.figurePoints)
  answer({ userId }: { userId: UserId }): Promise<RatedField[]> {
    return this.rateFigures.run(userId);
  }
}
