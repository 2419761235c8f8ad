import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { followMatches } from './follow-matches.use-case.ts';

@Injectable()
export class FollowMatches {
  @OnEvent(events.matchesChanged, 'scoring--follow-matches')
  handle(event: EventOf<typeof events.matchesChanged>, manager: EntityManager): Promise<void> {
    return followMatches(manager, event);
  }
}
