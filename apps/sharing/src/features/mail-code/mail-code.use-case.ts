import { Injectable } from '@nestjs/common';
import type { MailedCode, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { codeMinutes, newCode } from '../../domain/code.rules.ts';
import { type LinkRow, readerOf } from '../../domain/link.model.ts';
import { openRecipient } from '../../domain/sealed-place.rules.ts';
import { checkCodesOfDay, dropCode, reserveCode, startCode } from '../../persistence/code.repository.ts';
import { lockLink } from '../../persistence/link.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { linkGone, linkLocked, mailNotConfigured } from '../../sharing.errors.ts';
import { OpenLink } from '../open-link/open-link.query.ts';
import { SendMail } from '../send-mail/send-mail.use-case.ts';

interface ReservedCode {
  readonly link: LinkRow;
  readonly id: string;
  readonly code: string;
  readonly to: string;
}

@Injectable()
export class MailCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OpenLink,
    private readonly keys: OwnerKeys,
    private readonly mail: SendMail,
    private readonly clock: Clock,
  ) {}

  /** A code by phone stays valid until the mail is on its way, so it works without mail. */
  async run(token: string): Promise<MailedCode> {
    const reserved = await this.reserve(token);
    const { userId } = reserved.link;
    const isQueued = await this.mail
      .code(userId, reserved.to, reserved.code)
      .catch(async (error: unknown) => {
        await this.drop(userId, reserved);
        throw error;
      });
    if (!isQueued) {
      await this.drop(userId, reserved);
      throw mailNotConfigured();
    }
    await this.start(reserved);
    return { expiresInSeconds: codeMinutes * 60 };
  }

  /** Counts the code before it is sent: requests at the same time mail at most ten. */
  private reserve(token: string): Promise<ReservedCode> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { userId, id: linkId } = await this.links.linkOf(manager, token);
      const link = await lockLink(manager, { userId, linkId });
      if (link.revokedAt !== null) throw linkGone();
      if (link.lockedAt !== null) throw linkLocked();
      await checkCodesOfDay(manager, link, now);
      const vault = await this.keys.vaultOf(manager, userId);
      const code = newCode();
      const id = await reserveCode(manager, vault, link, { code, now });
      return { link, id, code, to: openRecipient(vault, link).email };
    });
  }

  private drop(userId: UserId, { id }: ReservedCode): Promise<void> {
    return dropCode(this.dataSource.manager, userId, id);
  }

  private async start({ link, id }: ReservedCode): Promise<void> {
    const { userId, id: linkId } = link;
    await this.dataSource.transaction(async (manager) => {
      await lockLink(manager, { userId, linkId });
      await startCode(manager, link, { id, now: this.clock.now() });
      const subject = { type: 'package-link', id: linkId };
      await appendAudit(manager, { actor: readerOf(linkId), action: 'package.code-mailed', subject, userId });
    });
  }
}
