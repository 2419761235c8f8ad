import { events, type Role } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { type UserRow, userSchema } from '../../persistence/user.schema.ts';

const auditRole = (manager: EntityManager, { id, role: from }: UserRow, to: Role, actor: string) =>
  appendAudit(manager, {
    actor,
    action: actor === 'system' ? 'user.first-admin-granted' : 'user.role-changed',
    subject: { type: 'user', id },
    userId: id,
    details: { from, to },
  });

export async function assignRole(
  manager: EntityManager,
  user: UserRow,
  role: Role,
  actor: string,
): Promise<UserRow> {
  const version = user.version + 1;
  await manager.update(userSchema, { id: user.id }, { role, version });
  await auditRole(manager, user, role, actor);
  await appendToOutbox(manager, events.userRoleChanged, {
    aggregateId: user.id,
    aggregateVersion: version,
    userId: user.id,
    data: { role },
  });
  return { ...user, role, version };
}
