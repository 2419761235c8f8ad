import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { changePlan } from './change-plan.use-case.ts';

@Injectable()
export class ChangePlanOnSubscriptionChanged {
  @OnEvent(events.subscriptionChanged, 'identity--change-plan-on-subscription-changed')
  change(event: EventOf<typeof events.subscriptionChanged>, manager: EntityManager): Promise<void> {
    return changePlan(manager, event);
  }
}
