import { log } from '@groundwork/platform-observability';
import { DueRows, type DueTable } from '@groundwork/platform-service';
import { fill } from '@groundwork/wording';
import type { DataSource } from 'typeorm';
import type { DataKeys } from '../../persistence/data-key.repository.ts';
import { senderOf } from '../../persistence/brand.repository.ts';
import { type MailContent, mailFieldPlace } from '../../persistence/mail-queue.repository.ts';
import { type MailKind, mailTexts } from '../../domain/mail-texts.rules.ts';
import type { Smtp } from '../../mail/smtp.adapter.ts';

interface MailRow {
  id: string;
  user_id: string;
  kind: MailKind;
  sealed: string;
  attempts: number;
}

const dueMails: DueTable = {
  table: 'mails',
  key: 'id',
  tries: 'attempts',
  columns: 'id, user_id, kind, sealed, attempts',
  where: 'expires_at > now()',
  leaseSeconds: 120,
  maxWaitSeconds: 900,
};

/** A 5xx code is permanent in SMTP. */
const isPermanentRejection = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** The text of the error contains the address. */
const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

export class MailRelay extends DueRows<MailRow> {
  constructor(
    dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly smtp: Smtp | undefined,
    private readonly publicUrl: string,
  ) {
    super(dataSource, 'send mail', dueMails);
  }

  override onApplicationBootstrap(): void {
    if (this.smtp) super.onApplicationBootstrap();
  }

  protected override async work(mail: MailRow): Promise<void> {
    const { manager } = this.dataSource;
    const opened = await this.keys.open(manager, mailFieldPlace(mail.id, mail.user_id), mail.sealed);
    const content = JSON.parse(opened) as MailContent;
    const sender = content.practiceId && (await senderOf(manager, content.practiceId));
    await this.smtp?.send({ messageId: mail.id, ...this.compose(mail.kind, content), sender });
    await manager.query('delete from mails where id = $1', [mail.id]);
  }

  private compose(kind: MailKind, { to, token, code, from }: MailContent) {
    const { subject, text, path, note } = mailTexts[kind];
    const link = path && `${this.publicUrl}${path}${token === undefined ? '' : `#${token}`}`;
    const filled = fill(text, { ...(code !== undefined && { code }), ...from });
    return { to, subject, text: [filled, link, note].filter(Boolean).join('\n\n') };
  }

  protected override async handleFailure({ id, kind, attempts }: MailRow, error: unknown): Promise<void> {
    const line = { mail: id, kind, attempts, reason: errorCode(error) };
    if (isPermanentRejection(error)) {
      log().warn(line, 'The mail server rejects a mail permanently');
      await this.dataSource.query('delete from mails where id = $1', [id]);
      return;
    }
    log().warn(line, 'A mail could not be sent; it is retried');
    await this.postpone(id);
  }
}
