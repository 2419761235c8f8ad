import { Injectable } from '@nestjs/common';
import { type Acting, type PracticeId, userId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';

export type RequestMail = Acting & {
  to: string;
  token: string;
  from: { name: string; place: string };
  reminds: boolean;
  practiceId?: PracticeId | null | undefined;
};

@Injectable()
export class MailDocumentRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /** Address and link are stored encrypted with the key of the sender until the mail is sent. */
  async run({ actorId, reminds, practiceId, ...mail }: RequestMail): Promise<{ isQueued: boolean }> {
    if (!this.mail.isConfigured) return { isQueued: false };
    const kind = reminds ? 'document-request-again' : 'document-request';
    await this.dataSource.transaction((manager) =>
      this.mail.enqueue(manager, userId.parse(actorId), {
        kind,
        to: mail.to,
        token: mail.token,
        from: mail.from,
        ...(practiceId && { practiceId }),
      }),
    );
    return { isQueued: true };
  }
}
