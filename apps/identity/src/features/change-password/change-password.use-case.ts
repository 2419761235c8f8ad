import { Injectable } from '@nestjs/common';
import type { ChangePasswordBody, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { endLinks } from '../../persistence/one-time-link.repository.ts';
import { hashPassword } from '../../persistence/password.adapter.ts';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { rejectCommonPassword, rejectOwnWords } from '../../domain/common-password.rules.ts';
import { VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';
import { changeUser } from '../change-user/change-user.use-case.ts';
import { revokeSessions } from '../revoke-sessions/revoke-sessions.use-case.ts';

export interface PasswordChange extends ChangePasswordBody, ClientOrigin {
  userId: UserId;
  token: string;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly mail: MailQueue,
  ) {}

  async run({ userId, token, currentPassword, newPassword, clientAddress }: PasswordChange): Promise<void> {
    rejectCommonPassword(newPassword, 'newPassword');
    const { user, onSuccess } = await this.owner.verify(
      { userId, password: currentPassword, clientAddress },
      'currentPassword',
    );
    rejectOwnWords(newPassword, user, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      await changeUser(manager, userId, { passwordHash });
      await revokeSessions(manager, { userId, exceptToken: token });
      await endLinks(manager, userId, 'reset-password');
      const subject = { type: 'user', id: userId };
      await appendAudit(manager, { actor: userId, action: 'password.changed', subject, userId });
      await this.mail.enqueue(manager, userId, { kind: 'password-changed', to: user.email });
    });
  }
}
