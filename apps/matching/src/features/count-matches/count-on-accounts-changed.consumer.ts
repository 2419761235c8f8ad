import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { MatchCounter } from './match-counter.ts';

@Injectable()
export class CountOnAccountsChanged {
  constructor(private readonly counter: MatchCounter) {}

  @OnEvent(events.accountsChanged, 'matching--count-on-accounts-changed')
  async handle(event: EventOf<typeof events.accountsChanged>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.accountsVersion) return;
    const { accounts } = event.data;
    await this.counter.recount(manager, { ...owner, accounts, accountsVersion: event.aggregateVersion });
  }
}
