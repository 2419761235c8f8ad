import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { ForgotPasswordBody, Spoken } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { newLink } from '../../persistence/one-time-link.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { AttemptLimits, type From } from '../limit-attempts/limit-attempts.use-case.ts';
import { MailBox } from '../../persistence/mail-box.repository.ts';

const onItsWay = 'If there is an account with this email, a link to set a new password is on its way.';
const noMail = 'This site sends no mail. Ask its administrator for a link to set a new password.';

@Injectable()
export class ForgotPassword implements BeforeApplicationShutdown {
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly mail: MailBox,
  ) {}

  /** Answers before it has looked: neither words nor work nor time say whether there is an account. */
  async run({ email, clientAddress }: ForgotPasswordBody & From): Promise<Spoken> {
    await this.limits.beforeLink(clientAddress, email);
    if (!this.mail.isConfigured) return { message: noMail };
    const sending = this.send(email)
      .catch((error: unknown) => {
        log().error({ err: error }, 'A link to set a new password could not be made');
      })
      .finally(() => this.underway.delete(sending));
    this.underway.add(sending);
    return { message: onItsWay };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underway);
  }

  private async send(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(userSchema, { email });
      if (!user) return;
      const { token } = await newLink(manager, { userId: user.id, purpose: 'reset-password' });
      const subject = { type: 'user', id: user.id };
      const entry = { actor: 'system', action: 'password.reset-asked', subject, userId: user.id };
      await appendAudit(manager, entry);
      await this.mail.put(manager, user.id, { kind: 'reset-password', to: email, token });
    });
  }
}
