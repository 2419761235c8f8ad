import type { ResetLink, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { DataSource } from 'typeorm';
import { findUserAsAdmin } from '../../persistence/admin-and-user.repository.ts';
import type { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { createLink } from '../../persistence/one-time-link.repository.ts';

/** For a site without mail and for owners whom mail does not reach. */
export class IssueResetLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
    private readonly publicUrl: string,
  ) {}

  run({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<ResetLink> {
    return this.dataSource.transaction(async (manager) => {
      const user = await findUserAsAdmin(manager, actorId, userId);
      const { token, expiresAt } = await createLink(manager, { userId: user.id, purpose: 'reset-password' });
      await appendAudit(manager, {
        actor: actorId,
        action: 'password.reset-link-issued',
        subject: { type: 'user', id: user.id },
        userId: user.id,
      });
      await this.mail.enqueue(manager, user.id, { kind: 'reset-link-issued', to: user.email });
      return { url: `${this.publicUrl}/reset-password#${token}`, expiresAt: expiresAt.toISOString() };
    });
  }
}
