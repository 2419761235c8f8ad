import { Injectable } from '@nestjs/common';
import { openBusiness } from '../open-business/open-business.use-case.ts';
import { businessId, type UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { firstBusinessName, usersWithoutBusiness } from '../../persistence/business.repository.ts';

@Injectable()
export class OpenMissingBusinesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (let opened = await this.openSome(); opened > 0; opened = await this.openSome())
      log().info({ opened }, 'Users without a business have one now');
  }

  /** Some users, or one. */
  openSome(id?: UserId): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const users = await usersWithoutBusiness(manager, id);
      for (const user of users) {
        const { id: creator, plan } = user;
        const business = { id: businessId.parse(creator), name: firstBusinessName(user), creator, plan };
        await openBusiness(manager, { ...business, now: this.clock.now() });
      }
      return users.length;
    });
  }
}
