import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';

/** Keeps the newest plan and figures of each owner; what arrives late changes nothing. */
@Injectable()
export class FollowOwner {
  @OnEvent(events.subscriptionChanged, 'documents--follow-plan-on-subscription-changed')
  async keepPlan(event: EventOf<typeof events.subscriptionChanged>, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into owners (user_id, plan, plan_version) values ($1, $2, $3)
       on conflict (user_id) do update set plan = $2, plan_version = $3 where owners.plan_version < $3`,
      [event.userId, event.data.plan, event.aggregateVersion],
    );
  }

  @OnEvent(events.profileSaved, 'documents--follow-figures-on-profile-saved')
  async keepFigures(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into owners (user_id, figures, figures_version) values ($1, $2, $3)
       on conflict (user_id) do update set figures = $2, figures_version = $3 where owners.figures_version < $3`,
      [event.userId, JSON.stringify(event.data.figures), event.aggregateVersion],
    );
  }
}
