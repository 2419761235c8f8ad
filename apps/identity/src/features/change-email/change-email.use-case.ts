import { Injectable } from '@nestjs/common';
import type { ConfirmEmailBody, Spoken, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { FieldPlace } from '@groundwork/platform-crypto';
import { isUniqueViolation } from '@groundwork/platform-database';
import { DataSource, type EntityManager } from 'typeorm';
import { emailInUse, linkNotValid, mailNotConfigured } from '../../identity.errors.ts';
import { changeUser } from '../../persistence/user.repository.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { endLinks, newLink, useUpLink } from '../../persistence/one-time-link.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { AttemptLimits, type From } from '../limit-attempts/limit-attempts.use-case.ts';
import { type Proof, ProveOwner } from '../prove-owner/prove-owner.use-case.ts';
import { refuseDeadLink } from '../../persistence/live-link.repository.ts';
import { MailBox } from '../../persistence/mail-box.repository.ts';

const purpose = 'confirm-email';

const placeOf = (user: UserId): FieldPlace => ({
  table: 'one_time_links',
  column: 'sealed_email',
  row: user,
  user,
});

@Injectable()
export class ChangeEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prove: ProveOwner,
    private readonly limits: AttemptLimits,
    private readonly keys: DataKeys,
    private readonly mail: MailBox,
  ) {}

  /** Nothing changes until the link at the new address is opened; the old one is told at once. */
  async ask({ email, ...proof }: Proof & { email: string }): Promise<Spoken> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    const { user, succeed } = await this.prove.run(proof);
    await this.limits.beforeLink(proof.clientAddress, email);
    await this.dataSource.transaction(async (manager) => {
      await succeed(manager);
      if (await manager.existsBy(userSchema, { email })) throw emailInUse();
      const sealedEmail = await this.keys.seal(manager, placeOf(user.id), email);
      const { token } = await newLink(manager, { userId: user.id, purpose, sealedEmail });
      await this.mail.put(manager, user.id, { kind: 'confirm-email', to: email, token });
      await this.mail.put(manager, user.id, { kind: 'email-changing', to: user.email });
      await this.account(manager, user.id, 'email.change-asked');
    });
    return { message: 'Open the link we sent to the new address: until then nothing changes.' };
  }

  async confirm({ token, clientAddress }: ConfirmEmailBody & From): Promise<void> {
    await this.limits.beforeLink(clientAddress);
    await refuseDeadLink(this.dataSource.manager, purpose, token);
    await this.dataSource
      .transaction(async (manager) => {
        const link = await useUpLink(manager, purpose, token);
        if (!link?.sealedEmail) throw linkNotValid();
        const email = await this.keys.open(manager, placeOf(link.userId), link.sealedEmail);
        await changeUser(manager, link.userId, { email });
        // what was sent to the old address opens nothing any more
        await endLinks(manager, link.userId, 'reset-password');
        await this.account(manager, link.userId, 'email.changed');
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
  }

  private account(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
