import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { applyAccounts, ApplyOwnerChange } from './apply-owner-change.use-case.ts';

@Injectable()
export class RecomputeOnAccountsChanged {
  constructor(private readonly ownerChange: ApplyOwnerChange) {}

  @OnEvent(events.accountsChanged, 'scoring--recompute-on-accounts-changed')
  handle(event: EventOf<typeof events.accountsChanged>, manager: EntityManager): Promise<void> {
    const { accounts, accountId } = event.data;
    return this.ownerChange.apply(manager, event.userId, applyAccounts, {
      version: event.aggregateVersion,
      accounts,
      accountId,
    });
  }
}
