import { events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { userNotFound } from '../../identity.errors.ts';
import { type UserRow, userSchema } from '../../persistence/user.schema.ts';

export async function changeUser(
  manager: EntityManager,
  id: UserId,
  change: Partial<UserRow>,
): Promise<UserRow> {
  const user = await manager.findOne(userSchema, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw userNotFound();
  const changed = { ...user, ...change, version: user.version + 1 };
  await manager.update(userSchema, { id }, { ...change, version: changed.version });
  await appendToOutbox(manager, events.userChanged, {
    aggregateId: id,
    aggregateVersion: changed.version,
    userId: id,
    data: {},
  });
  return changed;
}
