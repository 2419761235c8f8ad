import { Injectable } from '@nestjs/common';
import { type Acting, userId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';

export type RequestMail = Acting & {
  to: string;
  token: string;
  from: { name: string; place: string };
  reminds: boolean;
};

@Injectable()
export class MailDocumentRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /** Address and link are stored encrypted with the key of the sender until the mail is sent. */
  async run({ actorId, to, token, from, reminds }: RequestMail): Promise<{ isQueued: boolean }> {
    if (!this.mail.isConfigured) return { isQueued: false };
    const kind = reminds ? 'document-request-again' : 'document-request';
    await this.dataSource.transaction((manager) =>
      this.mail.enqueue(manager, userId.parse(actorId), { kind, to, token, from }),
    );
    return { isQueued: true };
  }
}
