import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { userNotFound } from '../identity.errors.ts';
import { type UserRow, userSchema } from './user.schema.ts';

export async function findUser(manager: EntityManager, id: UserId): Promise<UserRow> {
  const user = await manager.findOneBy(userSchema, { id });
  if (!user) throw userNotFound();
  return user;
}

/** The businesses that one person adds at once count one by one. */
export async function lockUser(manager: EntityManager, id: UserId): Promise<UserRow> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(userSchema, { where: { id }, lock });
  if (!user) throw userNotFound();
  return user;
}
