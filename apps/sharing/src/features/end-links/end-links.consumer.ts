import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { EndLinks } from './end-links.use-case.ts';

@Injectable()
export class EndLinksConsumer {
  constructor(private readonly endLinks: EndLinks) {}

  @OnEvent(events.userErasurePlanned, 'sharing--end-links-on-user-erasure-planned')
  handle({ userId }: EventOf<typeof events.userErasurePlanned>, manager: EntityManager): Promise<void> {
    return this.endLinks.run(manager, userId);
  }
}
