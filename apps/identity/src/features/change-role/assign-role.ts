import { events, type Role } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { type UserRow, userSchema } from '../../persistence/user.schema.ts';

/** Of a row the caller has locked. The event makes every gateway forget what it knew of this person. */
export async function assignRole(manager: EntityManager, user: UserRow, role: Role): Promise<UserRow> {
  const version = user.version + 1;
  await manager.update(userSchema, { id: user.id }, { role, version });
  await appendToOutbox(manager, events.userRoleChanged, {
    aggregateId: user.id,
    aggregateVersion: version,
    userId: user.id,
    data: { role },
  });
  return { ...user, role, version };
}
