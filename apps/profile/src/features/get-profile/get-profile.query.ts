import { Injectable } from '@nestjs/common';
import type { ProfileReply, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../../domain/profile-reply.view.ts';

@Injectable()
export class GetProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<ProfileReply> {
    const stored = await this.profiles.find(this.dataSource.manager, userId);
    return profileReplyOf(stored, stored.version);
  }
}
