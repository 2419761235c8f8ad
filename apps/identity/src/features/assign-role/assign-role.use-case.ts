import { events, type Role, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { endRequests } from '../../persistence/staff-request.repository.ts';
import { type UserRow, userSchema } from '../../persistence/user.schema.ts';

interface Assignment {
  role: Role;
  actor: string;
  requestedBy?: UserId;
}

const auditRole = (
  manager: EntityManager,
  { id, role: from }: UserRow,
  { role: to, actor, requestedBy }: Assignment,
) =>
  appendAudit(manager, {
    actor,
    action: actor === 'system' ? 'user.first-admin-granted' : 'user.role-changed',
    subject: { type: 'user', id },
    userId: id,
    details: { from, to, ...(requestedBy && { requestedBy }) },
  });

export async function assignRole(
  manager: EntityManager,
  user: UserRow,
  assignment: Assignment,
): Promise<UserRow> {
  const version = user.version + 1;
  const { role } = assignment;
  await manager.update(userSchema, { id: user.id }, { role, version });
  await endRequests(manager, user.id, 'change-role');
  await auditRole(manager, user, assignment);
  await appendToOutbox(manager, events.userRoleChanged, {
    aggregateId: user.id,
    aggregateVersion: version,
    userId: user.id,
    data: { role },
  });
  return { ...user, role, version };
}
