import { Injectable } from '@nestjs/common';
import { events, type Role, type RoleChange, type UserId } from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { emailNotVerified, ownRoleChange } from '../../identity.errors.ts';
import { hasSecondAdmin, lockAdminAndUser } from '../../persistence/admin-and-user.repository.ts';
import { EmailLinks } from '../../persistence/email-link.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { endRequests } from '../../persistence/staff-request.repository.ts';
import { type UserRow, userSummary } from '../../persistence/user.schema.ts';
import { assignRole } from '../assign-role/assign-role.use-case.ts';
import { requestApproval } from '../request-approval/request-approval.use-case.ts';

export interface RoleRequest {
  actorId: UserId;
  userId: UserId;
  role: Role;
}

@Injectable()
export class ChangeRole {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EmailLinks,
    private readonly mail: MailQueue,
  ) {}

  async run({ actorId, userId, role }: RoleRequest): Promise<RoleChange> {
    oweEvents(events.userRoleChanged, userId);
    const changed = await this.dataSource.transaction(async (manager) => {
      const { actor, user } = await lockAdminAndUser(manager, actorId, userId);
      if (user === actor) throw ownRoleChange();
      if (user.role === role) return withdrawn(manager, user);
      if (role === 'user' || user.emailVerifiedAt || !this.mail.isConfigured)
        return applyOrRequest(manager, user, role, actor.id);
      await this.links.send(manager, user.id, user.email);
      return null;
    });
    if (!changed) throw emailNotVerified();
    return changed;
  }
}

async function withdrawn(manager: EntityManager, user: UserRow): Promise<RoleChange> {
  await endRequests(manager, user.id, 'change-role');
  return userSummary(user);
}

async function applyOrRequest(
  manager: EntityManager,
  user: UserRow,
  role: Role,
  actor: UserId,
): Promise<RoleChange> {
  if (!(await hasSecondAdmin(manager))) return userSummary(await assignRole(manager, user, { role, actor }));
  await requestApproval(manager, { kind: 'change-role', userId: user.id, requesterId: actor, role });
  return { ...userSummary(user), pendingRole: role };
}
