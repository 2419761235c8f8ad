import type { EntityManager } from 'typeorm';
import type { FieldCipher, WrappedKey } from './field-cipher.ts';

export async function findDataKey(manager: EntityManager, userId: string): Promise<WrappedKey | undefined> {
  const [row]: { key_id: string; wrapped_key: string }[] = await manager.query(
    'select key_id, wrapped_key from data_keys where user_id = $1',
    [userId],
  );
  return row && { keyId: row.key_id, wrapped: row.wrapped_key };
}

export async function createDataKey(
  manager: EntityManager,
  cipher: FieldCipher,
  userId: string,
): Promise<WrappedKey> {
  const { keyId, wrapped } = cipher.newDataKey(userId);
  await manager.query(
    'insert into data_keys (user_id, key_id, wrapped_key) values ($1, $2, $3) on conflict do nothing',
    [userId, keyId, wrapped],
  );
  const stored = await findDataKey(manager, userId);
  if (!stored) throw new Error('A data key was not stored');
  return stored;
}
