import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { recomputeScore } from './recompute-score.use-case.ts';

@Injectable()
export class RecomputeOnProfileSaved {
  @OnEvent(events.profileSaved, 'scoring--recompute-on-profile-saved')
  async handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.profileVersion) return;
    const { figures, changedFields } = event.data;
    const current = { ...owner, figures, profileVersion: event.aggregateVersion };
    await recomputeScore(manager, current, { type: 'profile', fields: changedFields });
  }
}
