import { Controller } from '@nestjs/common';
import { type ProfileState, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetState } from './get-state.query.ts';

@Controller()
export class GetStateRpc {
  constructor(private readonly getState: GetState) {}

  @Rpc(rpc.profile.state)
  answer(request: { userId: UserId }): Promise<ProfileState> {
    return this.getState.run(request);
  }
}
