import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { ScoreRuns } from './score-runs.ts';
import { takeAccounts } from './take-news.ts';

@Injectable()
export class RecomputeOnAccountsChanged {
  constructor(private readonly runs: ScoreRuns) {}

  @OnEvent(events.accountsChanged, 'scoring--recompute-on-accounts-changed')
  async handle(event: EventOf<typeof events.accountsChanged>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    const { accounts, accountId } = event.data;
    await takeAccounts(manager, owner, { version: event.aggregateVersion, accounts, accountId });
    this.runs.ask(event.userId);
  }
}
