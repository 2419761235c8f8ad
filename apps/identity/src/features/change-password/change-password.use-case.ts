import { Injectable } from '@nestjs/common';
import type { ChangePasswordBody, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { changeUser } from '../../persistence/user.repository.ts';
import { endLinks } from '../../persistence/one-time-link.repository.ts';
import { hashPassword } from '../../persistence/password.adapter.ts';
import { revokeSessions } from '../../persistence/session.schema.ts';
import type { From } from '../limit-attempts/limit-attempts.use-case.ts';
import { MailBox } from '../../persistence/mail-box.repository.ts';
import { refuseCommonPassword } from '../../domain/common-password.rules.ts';
import { ProveOwner } from '../prove-owner/prove-owner.use-case.ts';

export interface PasswordChange extends ChangePasswordBody, From {
  userId: UserId;
  /** The session that goes on. */
  token: string;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prove: ProveOwner,
    private readonly mail: MailBox,
  ) {}

  async run({ userId, token, currentPassword, newPassword, clientAddress }: PasswordChange): Promise<void> {
    refuseCommonPassword(newPassword, 'newPassword');
    const { user, succeed } = await this.prove.run(
      { userId, password: currentPassword, clientAddress },
      'currentPassword',
    );
    const passwordHash = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      await succeed(manager);
      await changeUser(manager, userId, { passwordHash });
      await revokeSessions(manager, { userId, exceptToken: token });
      await endLinks(manager, userId, 'reset-password');
      const subject = { type: 'user', id: userId };
      await appendAudit(manager, { actor: userId, action: 'password.changed', subject, userId });
      await this.mail.put(manager, userId, { kind: 'password-changed', to: user.email });
    });
  }
}
