import { type EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

/** An older or repeated event changes nothing. */
export async function followEvidence(
  manager: EntityManager,
  { userId, aggregateVersion, data }: EventOf<typeof events.evidenceChanged>,
): Promise<void> {
  await manager.query(
    `insert into evidence (user_id, version, state) values ($1, $2, $3)
     on conflict (user_id) do update set version = excluded.version, state = excluded.state
     where evidence.version < excluded.version`,
    [userId, aggregateVersion, JSON.stringify(data)],
  );
}
