import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { storeFigures, storePlan } from './follow-owner.use-case.ts';

@Injectable()
export class FollowOwner {
  @OnEvent(events.subscriptionChanged, 'documents--follow-plan-on-subscription-changed')
  storePlan(event: EventOf<typeof events.subscriptionChanged>, manager: EntityManager): Promise<void> {
    return storePlan(manager, event);
  }

  @OnEvent(events.profileSaved, 'documents--follow-figures-on-profile-saved')
  storeFigures(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    return storeFigures(manager, event);
  }
}
