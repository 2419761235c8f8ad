import type { EvidenceState, UserId } from '@groundwork/contracts';
import { type EntityManager, EntitySchema } from 'typeorm';

interface EvidenceCopy {
  userId: UserId;
  version: number;
  state: EvidenceState;
}

export const evidenceCopySchema = new EntitySchema<EvidenceCopy>({
  name: 'evidence',
  tableName: 'evidence',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    state: { type: 'jsonb' },
  },
});

/** An older or repeated event changes nothing. */
export async function storeEvidenceCopy(
  manager: EntityManager,
  event: { userId: UserId; aggregateVersion: number; data: EvidenceState },
): Promise<void> {
  await manager.query(
    `insert into evidence (user_id, version, state) values ($1, $2, $3)
     on conflict (user_id) do update set version = excluded.version, state = excluded.state
     where evidence.version < excluded.version`,
    [event.userId, event.aggregateVersion, JSON.stringify(event.data)],
  );
}

export async function readEvidenceCopy(manager: EntityManager, userId: UserId): Promise<EvidenceState> {
  const copy = await manager.findOneBy(evidenceCopySchema, { userId });
  return copy?.state ?? { witnesses: [], accounts: [] };
}
