import type { EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

/** The newest plan and figures of each owner; what arrives late changes nothing. */
export async function keepPlan(
  manager: EntityManager,
  event: EventOf<typeof events.subscriptionChanged>,
): Promise<void> {
  await manager.query(
    `insert into owners (user_id, plan, plan_version) values ($1, $2, $3)
     on conflict (user_id) do update set plan = $2, plan_version = $3 where owners.plan_version < $3`,
    [event.userId, event.data.plan, event.aggregateVersion],
  );
}

export async function keepFigures(
  manager: EntityManager,
  event: EventOf<typeof events.profileSaved>,
): Promise<void> {
  await manager.query(
    `insert into owners (user_id, figures, figures_version) values ($1, $2, $3)
     on conflict (user_id) do update set figures = $2, figures_version = $3 where owners.figures_version < $3`,
    [event.userId, JSON.stringify(event.data.figures), event.aggregateVersion],
  );
}
