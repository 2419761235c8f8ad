import { Controller } from '@nestjs/common';
import { type ProfileReply, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from './profile-reply.ts';

@Controller()
export class GetProfileRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
  ) {}

  @Rpc(rpc.profile.get)
  async answer({ userId }: { userId: UserId }): Promise<ProfileReply> {
    const { values } = await this.profiles.find(this.dataSource.manager, userId);
    return profileReplyOf(values);
  }
}
