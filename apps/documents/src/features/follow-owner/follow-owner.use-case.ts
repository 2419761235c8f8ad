import type { EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { compareAgain } from '../../persistence/owner-names.repository.ts';

const nameFields: readonly string[] = ['fullName', 'legalBusinessName', 'dbaName'];

type OwnerEvent = EventOf<typeof events.subscriptionChanged> | EventOf<typeof events.profileSaved>;

async function storeNewest(
  manager: EntityManager,
  column: 'plan' | 'figures',
  { userId, aggregateVersion }: OwnerEvent,
  value: string,
): Promise<void> {
  const version = `${column}_version`;
  await manager.query(
    `insert into owners (user_id, ${column}, ${version}) values ($1, $2, $3)
     on conflict (user_id) do update set ${column} = $2, ${version} = $3 where owners.${version} < $3`,
    [userId, value, aggregateVersion],
  );
}

export const storePlan = (
  manager: EntityManager,
  event: EventOf<typeof events.subscriptionChanged>,
): Promise<void> => storeNewest(manager, 'plan', event, event.data.plan);

export async function storeFigures(
  manager: EntityManager,
  event: EventOf<typeof events.profileSaved>,
): Promise<void> {
  const { figures, changedFields } = event.data;
  await storeNewest(manager, 'figures', event, JSON.stringify(figures));
  if (changedFields.some((field) => nameFields.includes(field))) await compareAgain(manager, event.userId);
}
