import { Injectable } from '@nestjs/common';
import type { OwnerNames, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

@Injectable()
export class ListOwnerNames {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
  ) {}

  async run(userId: UserId): Promise<OwnerNames> {
    const { values } = await this.profiles.find(this.dataSource.manager, userId);
    const { fullName } = values;
    return { names: typeof fullName === 'string' && fullName.trim() !== '' ? [fullName.trim()] : [] };
  }
}
