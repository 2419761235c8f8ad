import { Injectable } from '@nestjs/common';
import type { OwnerNames, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

@Injectable()
export class ListOwnerNames {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
  ) {}

  async run(userId: UserId): Promise<OwnerNames> {
    const { values } = await this.profiles.find(this.dataSource.manager, userId);
    return {
      fullName: nameOf(values.fullName),
      legalBusinessName: nameOf(values.legalBusinessName),
      dbaName: nameOf(values.dbaName),
    };
  }
}
