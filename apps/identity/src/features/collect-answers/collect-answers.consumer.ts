import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { CollectAnswers } from './collect-answers.use-case.ts';

@Injectable()
export class CollectAnswersOnUserErased {
  constructor(private readonly collectAnswers: CollectAnswers) {}

  @OnEvent(events.userErased, 'identity--collect-answers-on-user-erased')
  collect(event: EventOf<typeof events.userErased>, manager: EntityManager): Promise<void> {
    return this.collectAnswers.run(manager, event);
  }
}
