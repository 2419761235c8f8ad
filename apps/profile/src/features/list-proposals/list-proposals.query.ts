import { Injectable } from '@nestjs/common';
import type { Proposal, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { EvidenceRepository } from '../../persistence/evidence.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

@Injectable()
export class ListProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly evidence: EvidenceRepository,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<Proposal[]> {
    const { manager } = this.dataSource;
    return this.evidence.proposals(manager, userId, await this.profiles.find(manager, userId));
  }
}
