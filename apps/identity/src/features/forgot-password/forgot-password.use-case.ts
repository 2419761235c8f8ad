import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { ForgotPasswordBody, Spoken } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { words } from '../../identity.wording.ts';
import { createLink } from '../../persistence/one-time-link.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { AttemptLimits, type ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';

@Injectable()
export class ForgotPassword implements BeforeApplicationShutdown {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly mail: MailQueue,
  ) {}

  /** Responds before the lookup, so that the time does not reveal whether an account exists. */
  async run({ email, clientAddress }: ForgotPasswordBody & ClientOrigin): Promise<Spoken> {
    await this.limits.beforeLink(clientAddress, email);
    if (!this.mail.isConfigured) return { message: words.links.noMailForPassword };
    const sending = this.send(email)
      .catch((error: unknown) => {
        log().error({ err: error }, 'A link to set a new password could not be created');
      })
      .finally(() => this.pending.delete(sending));
    this.pending.add(sending);
    return { message: words.links.passwordLinkSent };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async send(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(userSchema, { email });
      if (!user) return;
      const link = { userId: user.id, purpose: 'reset-password', mailed: true } as const;
      const { token } = await createLink(manager, link);
      const subject = { type: 'user', id: user.id };
      const entry = { actor: 'system', action: 'password.reset-asked', subject, userId: user.id };
      await appendAudit(manager, entry);
      await this.mail.enqueue(manager, user.id, { kind: 'reset-password', to: email, token });
    });
  }
}
