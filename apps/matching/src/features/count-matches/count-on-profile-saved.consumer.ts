import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { MatchCounter } from './match-counter.ts';

@Injectable()
export class CountOnProfileSaved {
  constructor(private readonly counter: MatchCounter) {}

  @OnEvent(events.profileSaved, 'matching--count-on-profile-saved')
  async handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.profileVersion) return;
    const { figures } = event.data;
    await this.counter.recount(manager, { ...owner, figures, profileVersion: event.aggregateVersion });
  }
}
