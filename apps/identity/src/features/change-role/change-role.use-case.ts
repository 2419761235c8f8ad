import { Injectable } from '@nestjs/common';
import type { Role, UserId, UserSummary } from '@groundwork/contracts';
import { DataSource, In } from 'typeorm';
import { adminNeeded, emailNotVerified, ownRoleChange, userNotFound } from '../../identity.errors.ts';
import { EmailLinks } from '../../persistence/email-link.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { userSchema, userSummary } from '../../persistence/user.schema.ts';
import { assignRole } from '../assign-role/assign-role.use-case.ts';

export interface RoleChange {
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

  async run({ actorId, userId, role }: RoleChange): Promise<UserSummary> {
    const changed = await this.dataSource.transaction(async (manager) => {
      // Locks both rows: two admins who demote each other at once must leave one admin.
      const people = await manager.find(userSchema, {
        where: { id: In([actorId, userId]) },
        order: { id: 'asc' },
        lock: { mode: 'pessimistic_write' },
      });
      const actor = people.find(({ id }) => id === actorId);
      if (actor?.role !== 'admin') throw adminNeeded();
      const user = people.find(({ id }) => id === userId.toLowerCase());
      if (!user) throw userNotFound();
      if (user === actor) throw ownRoleChange();
      if (user.role === role) return user;
      if (role === 'user' || user.emailVerifiedAt || !this.mail.isConfigured)
        return assignRole(manager, user, role, actor.id);
      await this.links.send(manager, user.id, user.email);
      return null;
    });
    if (!changed) throw emailNotVerified();
    return userSummary(changed);
  }
}
