import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { ownerSchema } from '../../persistence/score.schema.ts';

/** What keeps lenders away makes advice urgent; it moves no score. */
@Injectable()
export class FollowMatches {
  @OnEvent(events.matchesChanged, 'scoring--follow-matches')
  async handle(event: EventOf<typeof events.matchesChanged>, manager: EntityManager): Promise<void> {
    const { aggregateVersion: matchesVersion, userId, data } = event;
    const owner = await lockOwner(manager, userId);
    if (matchesVersion <= owner.matchesVersion || !data.failing) return;
    const lenders = { active: data.activeLenders, failing: data.failing };
    await manager.update(ownerSchema, { userId }, { matchesVersion, lenders });
  }
}
