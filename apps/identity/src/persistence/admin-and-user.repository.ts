import type { UserId } from '@groundwork/contracts';
import { type EntityManager, In } from 'typeorm';
import { adminNeeded, userNotFound } from '../identity.errors.ts';
import { type UserRow, userSchema } from './user.schema.ts';

interface AdminAndUser {
  actor: UserRow;
  user: UserRow;
}

/**
 * Reads the role again, because a gateway can have an old one.
 * Locks both rows: two admins who demote each other at once must leave one admin.
 */
export async function lockAdminAndUser(
  manager: EntityManager,
  actorId: UserId,
  userId: UserId,
): Promise<AdminAndUser> {
  const people = await manager.find(userSchema, {
    where: { id: In([actorId, userId]) },
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });
  const actor = people.find(({ id }) => id === actorId.toLowerCase());
  if (actor?.role !== 'admin') throw adminNeeded();
  const user = people.find(({ id }) => id === userId.toLowerCase());
  if (!user) throw userNotFound();
  return { actor, user };
}

export async function checkAdmin(manager: EntityManager, actorId: UserId): Promise<void> {
  if (!(await manager.existsBy(userSchema, { id: actorId, role: 'admin' }))) throw adminNeeded();
}

/** Call this after the lock of an admin: a single admin cannot add two others at once. */
export const hasSecondAdmin = async (manager: EntityManager): Promise<boolean> =>
  (await manager.countBy(userSchema, { role: 'admin' })) > 1;
