import { Injectable } from '@nestjs/common';
import type { ConfirmEmailBody, Spoken, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { isUniqueViolation } from '@groundwork/platform-database';
import { DataSource, type EntityManager } from 'typeorm';
import { emailInUse, linkNotValid, mailNotConfigured } from '../../identity.errors.ts';
import { words } from '../../identity.wording.ts';
import { findUser } from '../../persistence/user.repository.ts';
import { EmailLinks } from '../../persistence/email-link.repository.ts';
import { endLinks } from '../../persistence/one-time-link.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { AttemptLimits, type ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';
import { rejectUnusableLink } from '../../persistence/usable-link.repository.ts';
import { GrantFirstAdmin } from '../grant-first-admin/grant-first-admin.use-case.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { changeUser } from '../change-user/change-user.use-case.ts';

@Injectable()
export class ChangeEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly limits: AttemptLimits,
    private readonly links: EmailLinks,
    private readonly mail: MailQueue,
    private readonly firstAdmin: GrantFirstAdmin,
  ) {}

  async request({ email, ...proof }: OwnerProof & { email: string }): Promise<Spoken> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    const { user, onSuccess } = await this.owner.verify(proof);
    await this.limits.beforeLink(proof.clientAddress, email);
    await this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      if (await manager.existsBy(userSchema, { email })) throw emailInUse();
      await this.links.send(manager, user.id, email);
      await this.mail.enqueue(manager, user.id, { kind: 'email-changing', to: user.email });
      await this.audit(manager, user.id, 'email.change-asked');
    });
    return { message: words.links.emailLinkSent };
  }

  async confirm({ token, clientAddress }: ConfirmEmailBody & ClientOrigin): Promise<void> {
    await this.limits.beforeLink(clientAddress);
    await rejectUnusableLink(this.dataSource.manager, 'confirm-email', token);
    await this.dataSource
      .transaction(async (manager) => {
        const link = await this.links.consume(manager, token);
        if (!link) throw linkNotValid();
        const { userId, ...verified } = link;
        const { email: before } = await findUser(manager, userId);
        const user = await changeUser(manager, userId, verified);
        await endLinks(manager, userId, 'reset-password');
        await this.audit(manager, userId, user.email === before ? 'email.verified' : 'email.changed');
        await this.firstAdmin.grantOnce(manager, user);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
  }

  private audit(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
