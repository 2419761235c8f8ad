import type { ResetLink, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { DataSource, EntityManager } from 'typeorm';
import { hasSecondAdmin, lockAdminAndUser } from '../../persistence/admin-and-user.repository.ts';
import type { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { createLink } from '../../persistence/one-time-link.repository.ts';
import { endRequests } from '../../persistence/staff-request.repository.ts';
import type { UserRow } from '../../persistence/user.schema.ts';
import { requestApproval } from '../request-approval/request-approval.use-case.ts';

interface Issue {
  actor: UserId;
  requestedBy?: UserId;
}

/** No single administrator of several gets a link to the account of another person. */
export class IssueResetLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
    private readonly publicUrl: string,
  ) {}

  run({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<ResetLink> {
    return this.dataSource.transaction(async (manager) => {
      const { actor, user } = await lockAdminAndUser(manager, actorId, userId);
      if (this.mail.isConfigured || !(await hasSecondAdmin(manager)))
        return this.issue(manager, user, { actor: actor.id });
      const wish = { kind: 'reset-link', userId: user.id, requesterId: actor.id, role: null } as const;
      const { expiresAt } = await requestApproval(manager, wish);
      return { expiresAt: expiresAt.toISOString(), state: 'waiting' };
    });
  }

  async issue(
    manager: EntityManager,
    { id: userId, email }: UserRow,
    { actor, requestedBy }: Issue,
  ): Promise<ResetLink> {
    const mailed = this.mail.isConfigured;
    const { token, expiresAt } = await createLink(manager, { userId, purpose: 'reset-password', mailed });
    await endRequests(manager, userId, 'reset-link');
    await appendAudit(manager, {
      actor,
      action: 'password.reset-link-issued',
      subject: { type: 'user', id: userId },
      userId,
      details: { mailed, ...(requestedBy && { requestedBy }) },
    });
    await this.mail.enqueue(manager, userId, { kind: 'reset-link-issued', to: email, token });
    const issued = { expiresAt: expiresAt.toISOString() };
    if (mailed) return { ...issued, state: 'mailed' };
    return { ...issued, state: 'created', url: `${this.publicUrl}/reset-password#${token}` };
  }
}
