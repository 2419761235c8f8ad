import { Injectable } from '@nestjs/common';
import type { ProfileReply, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../../domain/profile-reply.view.ts';

@Injectable()
export class GetProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<ProfileReply> {
    const { manager } = this.dataSource;
    const stored = await this.profiles.find(manager, userId);
    return profileReplyOf(stored, stored.version, await this.figures.provenance(manager, userId));
  }
}
