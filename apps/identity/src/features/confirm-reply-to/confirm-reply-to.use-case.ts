import { Injectable } from '@nestjs/common';
import type { ReplyToTokenBody, UserId } from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { expiryOfReplyLink } from '../../domain/reply-link.rules.ts';
import { linkNotValid, mailNotConfiguredForReplies } from '../../identity.errors.ts';
import {
  type BrandRow,
  consumeReplyToken,
  practiceOfReplyToken,
} from '../../persistence/brand.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { lockPractice } from '../../persistence/practice.repository.ts';
import { AttemptLimits, type ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';

interface LinkTo {
  to: string;
  by: UserId;
  name: string;
}

/** A link proves that the practice reads the mail of this address. */
@Injectable()
export class ConfirmReplyTo {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  needsLink(brand: BrandRow | undefined, to: string): boolean {
    if (brand?.replyTo !== to) return true;
    const { replyToConfirmedAt, replyTokenExpiresAt: until } = brand;
    const isOpen = until !== null && until > this.clock.now();
    return this.mail.isConfigured && replyToConfirmedAt === null && !isOpen;
  }

  async requireTurn(clientAddress: string | undefined, to: string): Promise<void> {
    if (!this.mail.isConfigured) throw mailNotConfiguredForReplies();
    await this.limits.beforeLink(clientAddress, to);
  }

  async sendLink(
    manager: EntityManager,
    { to, by, name }: LinkTo,
  ): Promise<Pick<BrandRow, 'replyTokenHash' | 'replyTokenExpiresAt'>> {
    const token = newToken();
    await this.mail.enqueue(manager, by, { kind: 'confirm-reply-to', to, token, from: { name, place: to } });
    return { replyTokenHash: tokenHash(token), replyTokenExpiresAt: expiryOfReplyLink(this.clock.now()) };
  }

  async confirm({ token, clientAddress }: ReplyToTokenBody & ClientOrigin): Promise<void> {
    await this.limits.beforeLink(clientAddress);
    const now = this.clock.now();
    const hash = tokenHash(token);
    await this.dataSource.transaction(async (manager) => {
      const practiceId = await practiceOfReplyToken(manager, hash, now);
      if (practiceId === undefined) throw linkNotValid();
      const practice = await lockPractice(manager, practiceId);
      if (!(await consumeReplyToken(manager, hash, now))) throw linkNotValid();
      await announcePractice(manager, practice, { actor: 'system', action: 'practice.reply-to-confirmed' });
    });
  }
}
