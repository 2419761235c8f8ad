import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { CountMatches } from './count-matches.use-case.ts';

@Injectable()
export class CountOnFiguresChanged {
  constructor(private readonly countMatches: CountMatches) {}

  @OnEvent(events.figuresChanged, 'matching--count-on-figures-changed')
  handle(event: EventOf<typeof events.figuresChanged>, manager: EntityManager): Promise<void> {
    return this.countMatches.storeFigures(manager, event);
  }
}
