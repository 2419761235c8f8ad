import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { followEvidence } from './follow-evidence.use-case.ts';

@Injectable()
export class FollowEvidence {
  @OnEvent(events.evidenceChanged, 'matching--follow-evidence')
  handle(event: EventOf<typeof events.evidenceChanged>, manager: EntityManager): Promise<void> {
    return followEvidence(manager, event);
  }
}
