import { Injectable } from '@nestjs/common';
import type { ProfileReply, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { EvidenceRepository } from '../../persistence/evidence.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../../domain/profile-reply.view.ts';

@Injectable()
export class GetProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly evidence: EvidenceRepository,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<ProfileReply> {
    const { manager } = this.dataSource;
    const stored = await this.profiles.find(manager, userId);
    return profileReplyOf(stored, stored.version, await this.evidence.provenance(manager, userId));
  }
}
