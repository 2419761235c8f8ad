import { Controller } from '@nestjs/common';
import { type ProfileReply, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetProfile } from './get-profile.query.ts';

@Controller()
export class GetProfileRpc {
  constructor(private readonly getProfile: GetProfile) {}

  @Rpc(rpc.profile.get)
  answer(request: { userId: UserId }): Promise<ProfileReply> {
    return this.getProfile.run(request);
  }
}
