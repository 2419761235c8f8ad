import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';

interface ShareCode {
  userId: UserId;
  to: string;
  code: string;
}

@Injectable()
export class MailShareCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /** Address and code are stored encrypted until the mail is sent. */
  async run({ userId, to, code }: ShareCode): Promise<{ isQueued: boolean }> {
    if (!this.mail.isConfigured) return { isQueued: false };
    const mail = { kind: 'share-code', to, code } as const;
    await this.dataSource.transaction((manager) => this.mail.enqueue(manager, userId, mail));
    return { isQueued: true };
  }
}
