import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { recomputeScore } from './recompute-score.use-case.ts';

@Injectable()
export class RecomputeOnAccountsChanged {
  @OnEvent(events.accountsChanged, 'scoring--recompute-on-accounts-changed')
  async handle(event: EventOf<typeof events.accountsChanged>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.accountsVersion) return;
    const { accounts } = event.data;
    await recomputeScore(
      manager,
      { ...owner, accounts, accountsVersion: event.aggregateVersion },
      { type: 'account' },
    );
  }
}
