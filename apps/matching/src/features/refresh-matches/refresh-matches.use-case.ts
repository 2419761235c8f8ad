import { Injectable } from '@nestjs/common';
import type { RefreshedMatches, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { CountMatches } from '../count-matches/count-matches.use-case.ts';

@Injectable()
export class RefreshMatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counter: CountMatches,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<RefreshedMatches> {
    const { count, gained, lost } = await this.dataSource.transaction(async (manager) =>
      this.counter.recount(manager, await lockOwner(manager, userId)),
    );
    return { count, added: gained, removed: lost, refreshedAt: this.clock.now().toISOString() };
  }
}
