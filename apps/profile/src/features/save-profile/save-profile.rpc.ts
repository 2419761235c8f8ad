import { Controller } from '@nestjs/common';
import { type ProfileInput, type ProfileReply, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SaveProfile } from './save-profile.use-case.ts';

@Controller()
export class SaveProfileRpc {
  constructor(private readonly saveProfile: SaveProfile) {}

  @Rpc(rpc.profile.save)
  answer({ userId, profile }: { userId: UserId; profile: ProfileInput }): Promise<ProfileReply> {
    return this.saveProfile.run(userId, profile);
  }
}
