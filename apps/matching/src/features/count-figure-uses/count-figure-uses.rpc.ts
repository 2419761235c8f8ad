import { Controller } from '@nestjs/common';
import { type FigureUse, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CountFigureUses } from './count-figure-uses.query.ts';

@Controller()
export class CountFigureUsesRpc {
  constructor(private readonly countFigureUses: CountFigureUses) {}

  @Rpc(rpc.matching.figureUses)
  answer(request: { userId: UserId }): Promise<FigureUse[]> {
    return this.countFigureUses.run(request);
  }
}
