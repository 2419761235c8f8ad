import { Controller } from '@nestjs/common';
import { type RefreshedMatches, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { MatchCounter } from '../count-matches/match-counter.ts';

@Controller()
export class RefreshMatchesRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counter: MatchCounter,
  ) {}

  @Rpc(rpc.matching.refresh)
  async refresh({ userId }: { userId: UserId }): Promise<RefreshedMatches> {
    const { count, gained, lost } = await this.dataSource.transaction(async (manager) =>
      this.counter.recount(manager, await lockOwner(manager, userId)),
    );
    return { count, added: gained, removed: lost, refreshedAt: new Date().toISOString() };
  }
}
