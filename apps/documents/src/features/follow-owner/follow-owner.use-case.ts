import type { EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

type Followed = EventOf<typeof events.subscriptionChanged> | EventOf<typeof events.profileSaved>;

/** The newest plan and figures of each owner; what arrives late changes nothing. */
async function keepNewest(
  manager: EntityManager,
  column: 'plan' | 'figures',
  { userId, aggregateVersion }: Followed,
  value: string,
): Promise<void> {
  const version = `${column}_version`;
  await manager.query(
    `insert into owners (user_id, ${column}, ${version}) values ($1, $2, $3)
     on conflict (user_id) do update set ${column} = $2, ${version} = $3 where owners.${version} < $3`,
    [userId, value, aggregateVersion],
  );
}

export const keepPlan = (
  manager: EntityManager,
  event: EventOf<typeof events.subscriptionChanged>,
): Promise<void> => keepNewest(manager, 'plan', event, event.data.plan);

export const keepFigures = (
  manager: EntityManager,
  event: EventOf<typeof events.profileSaved>,
): Promise<void> => keepNewest(manager, 'figures', event, JSON.stringify(event.data.figures));
