import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { computeForNewName } from './store-owner-names.use-case.ts';

@Injectable()
export class StoreOwnerNamesConsumer {
  @OnEvent(events.profileSaved, 'ledger--store-owner-names-on-profile-saved')
  handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    return computeForNewName(manager, event);
  }
}
