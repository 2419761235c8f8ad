import { Injectable } from '@nestjs/common';
import type { Business, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { businessViews, heldBusinesses } from '../../persistence/admission.repository.ts';

@Injectable()
export class ListBusinesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId: person }: { userId: UserId }): Promise<Business[]> {
    const { manager } = this.dataSource;
    return businessViews(manager, await heldBusinesses(manager, { person, now: this.clock.now() }));
  }
}
