import type { EntityManager } from 'typeorm';
import type { KeyDays } from '../domain/signing-keys.rules.ts';

/** The days outlive the files. */
export async function storeKeyDay(manager: EntityManager, keyId: string, frozenAt: Date): Promise<void> {
  await manager.query(
    `insert into signing_keys (key_id, first_day, last_day) values ($1, $2, $2)
     on conflict (key_id) do update set first_day = least(signing_keys.first_day, excluded.first_day),
       last_day = greatest(signing_keys.last_day, excluded.last_day)
     where excluded.first_day < signing_keys.first_day or excluded.last_day > signing_keys.last_day`,
    [keyId, frozenAt.toISOString().slice(0, 10)],
  );
}

export const keyDays = (manager: EntityManager): Promise<KeyDays[]> =>
  manager.query(
    `select key_id as "keyId", first_day::text as first, last_day::text as last from signing_keys`,
  );
