import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { CountMatches } from './count-matches.use-case.ts';

@Injectable()
export class CountOnProfileSaved {
  constructor(private readonly countMatches: CountMatches) {}

  @OnEvent(events.profileSaved, 'matching--count-on-profile-saved')
  handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    return this.countMatches.storeFigures(manager, event);
  }
}
