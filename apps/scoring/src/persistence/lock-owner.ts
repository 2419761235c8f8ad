import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { type OwnerRow, ownerSchema } from './score.schema.ts';

/** Everything that changes one owner's score waits here, so that changes are computed one after the other. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<OwnerRow> {
  await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
  return manager.findOneOrFail(ownerSchema, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}
