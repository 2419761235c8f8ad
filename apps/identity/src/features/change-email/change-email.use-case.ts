import { Injectable } from '@nestjs/common';
import type { ConfirmEmailBody, Spoken, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { FieldPlace } from '@groundwork/platform-crypto';
import { isUniqueViolation } from '@groundwork/platform-database';
import { DataSource, type EntityManager } from 'typeorm';
import { emailInUse, linkNotValid, mailNotConfigured } from '../../identity.errors.ts';
import { words } from '../../identity.wording.ts';
import { changeUser } from '../../persistence/user.repository.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { endLinks, createLink, consumeLink } from '../../persistence/one-time-link.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { AttemptLimits, type ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';
import { rejectUnusableLink } from '../../persistence/usable-link.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';

const purpose = 'confirm-email';

const emailPlace = (user: UserId): FieldPlace => ({
  table: 'one_time_links',
  column: 'sealed_email',
  row: user,
  user,
});

@Injectable()
export class ChangeEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly limits: AttemptLimits,
    private readonly keys: DataKeys,
    private readonly mail: MailQueue,
  ) {}

  async request({ email, ...proof }: OwnerProof & { email: string }): Promise<Spoken> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    const { user, onSuccess } = await this.owner.verify(proof);
    await this.limits.beforeLink(proof.clientAddress, email);
    await this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      if (await manager.existsBy(userSchema, { email })) throw emailInUse();
      const sealedEmail = await this.keys.seal(manager, emailPlace(user.id), email);
      const { token } = await createLink(manager, { userId: user.id, purpose, sealedEmail });
      await this.mail.enqueue(manager, user.id, { kind: 'confirm-email', to: email, token });
      await this.mail.enqueue(manager, user.id, { kind: 'email-changing', to: user.email });
      await this.audit(manager, user.id, 'email.change-asked');
    });
    return { message: words.links.emailLinkSent };
  }

  async confirm({ token, clientAddress }: ConfirmEmailBody & ClientOrigin): Promise<void> {
    await this.limits.beforeLink(clientAddress);
    await rejectUnusableLink(this.dataSource.manager, purpose, token);
    await this.dataSource
      .transaction(async (manager) => {
        const link = await consumeLink(manager, purpose, token);
        if (!link?.sealedEmail) throw linkNotValid();
        const email = await this.keys.open(manager, emailPlace(link.userId), link.sealedEmail);
        await changeUser(manager, link.userId, { email });
        await endLinks(manager, link.userId, 'reset-password');
        await this.audit(manager, link.userId, 'email.changed');
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
  }

  private audit(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
