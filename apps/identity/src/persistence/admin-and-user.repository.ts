import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { adminNeeded, userNotFound } from '../identity.errors.ts';
import { type UserRow, userSchema } from './user.schema.ts';

/** Reads the role again, because a gateway can have an old one. */
export async function findUserAsAdmin(
  manager: EntityManager,
  actorId: UserId,
  userId: UserId,
): Promise<UserRow> {
  const actor = await manager.findOneBy(userSchema, { id: actorId });
  if (actor?.role !== 'admin') throw adminNeeded();
  const user = await manager.findOneBy(userSchema, { id: userId });
  if (!user) throw userNotFound();
  return user;
}
