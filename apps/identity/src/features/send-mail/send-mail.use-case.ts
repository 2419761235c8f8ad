import { log } from '@groundwork/platform-observability';
import { DueRows, type DueTable } from '@groundwork/platform-service';
import type { DataSource } from 'typeorm';
import type { DataKeys } from '../../persistence/data-key.repository.ts';
import { type MailContent, placeOfMail } from '../../persistence/mail-box.repository.ts';
import { type MailKind, mailWords } from '../../domain/mail-words.rules.ts';
import type { Smtp } from '../../mail/smtp.adapter.ts';

interface MailRow {
  id: string;
  user_id: string;
  kind: MailKind;
  sealed: string;
  attempts: number;
}

/** The claim lasts two minutes. After a crash another process claims the row again. */
const dueMails: DueTable = {
  table: 'mails',
  key: 'id',
  tries: 'attempts',
  columns: 'id, user_id, kind, sealed, attempts',
  where: 'expires_at > now()',
  leaseSeconds: 120,
  maxWaitSeconds: 900,
};

/** A server that says 5xx will say so again. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Without the error itself: it repeats the address. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Hands committed mail to the server, outside any transaction; two relays side by side share the work. */
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
    const opened = await this.keys.open(manager, placeOfMail(mail.id, mail.user_id), mail.sealed);
    await this.smtp?.send({
      messageId: mail.id,
      ...this.write(mail.kind, JSON.parse(opened) as MailContent),
    });
    await manager.query('delete from mails where id = $1', [mail.id]);
  }

  private write(kind: MailKind, { to, token }: MailContent) {
    const { subject, text, path } = mailWords[kind];
    const link = path && `${this.publicUrl}${path}${token === undefined ? '' : `#${token}`}`;
    return { to, subject, text: [text, ...(link ? [link] : [])].join('\n\n') };
  }

  protected override async handleFailure({ id, kind, attempts }: MailRow, error: unknown): Promise<void> {
    const line = { mail: id, kind, attempts, reason: reasonOf(error) };
    if (isRefusal(error)) {
      log().warn(line, 'The mail server refuses a mail for good');
      await this.dataSource.query('delete from mails where id = $1', [id]);
      return;
    }
    log().warn(line, 'A mail could not be sent yet');
    await this.postpone(id);
  }
}
