import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { FollowScore } from './follow-score.use-case.ts';

@Injectable()
export class FollowScoreConsumer {
  constructor(private readonly scores: FollowScore) {}

  @OnEvent(events.scoreChanged, 'sharing--follow-score-on-score-changed')
  handle({ userId, data }: EventOf<typeof events.scoreChanged>, manager: EntityManager): Promise<void> {
    return this.scores.run(manager, userId, data.to);
  }
}
