import { Injectable } from '@nestjs/common';
import type { ResetPasswordBody } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { linkNotValid } from '../../identity.errors.ts';
import { consumeLink } from '../../persistence/one-time-link.repository.ts';
import { hashPassword, withPassword } from '../../persistence/password.adapter.ts';
import { AttemptLimits, type ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { GrantFirstAdmin } from '../grant-first-admin/grant-first-admin.use-case.ts';
import { rejectCommonPassword, rejectOwnWords } from '../../domain/common-password.rules.ts';
import { rejectUnusableLink } from '../../persistence/usable-link.repository.ts';
import { changeUser } from '../change-user/change-user.use-case.ts';
import { revokeSessions } from '../revoke-sessions/revoke-sessions.use-case.ts';

const purpose = 'reset-password';

@Injectable()
export class ResetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly mail: MailQueue,
    private readonly firstAdmin: GrantFirstAdmin,
    private readonly clock: Clock,
  ) {}

  async run(request: ResetPasswordBody & ClientOrigin): Promise<void> {
    const visitor = await this.limits.visitorOf(request);
    return withPassword(visitor, () => this.reset(request));
  }

  /** Leaves two-step sign-in on: the link proves the email and not the phone. */
  private async reset({ token, password, clientAddress }: ResetPasswordBody & ClientOrigin): Promise<void> {
    await this.limits.beforeLink(clientAddress);
    rejectCommonPassword(password);
    await rejectUnusableLink(this.dataSource.manager, purpose, token);
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const link = await consumeLink(manager, purpose, token);
      if (!link) throw linkNotValid();
      const { userId } = link;
      const verified = link.mailed ? { emailVerifiedAt: this.clock.now() } : {};
      const user = await changeUser(manager, userId, { passwordHash, ...verified });
      rejectOwnWords(password, user);
      await revokeSessions(manager, { userId });
      await this.limits.rememberOrigin(manager, user.email, { clientAddress });
      const subject = { type: 'user', id: userId };
      await appendAudit(manager, { actor: userId, action: 'password.reset', subject, userId });
      await this.mail.enqueue(manager, userId, { kind: 'password-changed', to: user.email });
      await this.firstAdmin.grantOnce(manager, user);
    });
  }
}
