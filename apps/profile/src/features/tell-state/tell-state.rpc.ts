import { Controller } from '@nestjs/common';
import { type ProfileState, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { TellState } from './tell-state.query.ts';

@Controller()
export class TellStateRpc {
  constructor(private readonly tellState: TellState) {}

  @Rpc(rpc.profile.state)
  answer(request: { userId: UserId }): Promise<ProfileState> {
    return this.tellState.run(request);
  }
}
