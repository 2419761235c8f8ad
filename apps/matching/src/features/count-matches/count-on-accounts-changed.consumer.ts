import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { CountMatches } from './count-matches.use-case.ts';

@Injectable()
export class CountOnAccountsChanged {
  constructor(private readonly countMatches: CountMatches) {}

  @OnEvent(events.accountsChanged, 'matching--count-on-accounts-changed')
  handle(event: EventOf<typeof events.accountsChanged>, manager: EntityManager): Promise<void> {
    return this.countMatches.storeAccounts(manager, event);
  }
}
