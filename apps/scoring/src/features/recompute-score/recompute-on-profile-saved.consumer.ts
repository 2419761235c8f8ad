import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { ScoreRuns } from './score-runs.ts';
import { takeFigures } from './take-news.ts';

@Injectable()
export class RecomputeOnProfileSaved {
  constructor(private readonly runs: ScoreRuns) {}

  @OnEvent(events.profileSaved, 'scoring--recompute-on-profile-saved')
  async handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    const { figures, changedFields: fields } = event.data;
    await takeFigures(manager, owner, { version: event.aggregateVersion, figures, fields });
    this.runs.ask(event.userId);
  }
}
