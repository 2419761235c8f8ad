import { Controller } from '@nestjs/common';
import { type ProfileReply, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { SaveProfile } from './save-profile.use-case.ts';

type SaveRequest = z.output<typeof rpc.profile.save.request>;

@Controller()
export class SaveProfileRpc {
  constructor(private readonly saveProfile: SaveProfile) {}

  @Rpc(rpc.profile.save)
  answer({ userId, profile, expectedVersion }: SaveRequest): Promise<ProfileReply> {
    return this.saveProfile.run(userId, profile, expectedVersion);
  }
}
