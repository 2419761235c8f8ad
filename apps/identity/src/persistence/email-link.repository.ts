import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import type { FieldPlace } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { DataKeys } from './data-key.repository.ts';
import { MailQueue } from './mail-queue.repository.ts';
import { consumeLink, createLink } from './one-time-link.repository.ts';

const purpose = 'confirm-email';

const emailPlace = (user: UserId): FieldPlace => ({
  table: 'one_time_links',
  column: 'sealed_email',
  row: user,
  user,
});

interface VerifiedEmail {
  userId: UserId;
  email: string;
  emailVerifiedAt: Date;
}

/** A link proves that its reader receives the mail of this address. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly keys: DataKeys,
    private readonly mail: MailQueue,
    private readonly clock: Clock,
  ) {}

  async send(manager: EntityManager, userId: UserId, email: string): Promise<void> {
    if (!this.mail.isConfigured) return;
    const sealedEmail = await this.keys.seal(manager, emailPlace(userId), email);
    const { token } = await createLink(manager, { userId, purpose, sealedEmail, mailed: true });
    await this.mail.enqueue(manager, userId, { kind: 'confirm-email', to: email, token });
  }

  async consume(manager: EntityManager, token: string): Promise<VerifiedEmail | undefined> {
    const link = await consumeLink(manager, purpose, token);
    if (!link?.sealedEmail) return undefined;
    const { userId, sealedEmail } = link;
    const email = await this.keys.open(manager, emailPlace(userId), sealedEmail);
    return { userId, email, emailVerifiedAt: this.clock.now() };
  }
}
