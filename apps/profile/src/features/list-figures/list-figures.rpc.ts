import { Controller } from '@nestjs/common';
import { type ProfileFigure, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListFigures } from './list-figures.query.ts';

@Controller()
export class ListFiguresRpc {
  constructor(private readonly listFigures: ListFigures) {}

  @Rpc(rpc.profile.figures)
  answer(request: { userId: UserId }): Promise<ProfileFigure[]> {
    return this.listFigures.run(request);
  }
}
