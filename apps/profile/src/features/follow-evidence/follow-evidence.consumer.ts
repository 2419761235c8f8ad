import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { StoreEvidence } from './follow-evidence.use-case.ts';

@Injectable()
export class FollowEvidence {
  constructor(private readonly storeEvidence: StoreEvidence) {}

  @OnEvent(events.evidenceChanged, 'profile--follow-evidence')
  handle(event: EventOf<typeof events.evidenceChanged>, manager: EntityManager): Promise<void> {
    return this.storeEvidence.run(manager, event);
  }
}
