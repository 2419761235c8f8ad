import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import type { DataSource } from 'typeorm';
import type { DataKeys } from '../../persistence/data-keys.ts';
import { type MailContent, placeOfMail } from './mail-box.ts';
import { type MailKind, mailWords } from './mail-words.ts';
import type { Smtp } from './smtp.ts';

interface MailRow {
  id: string;
  user_id: string;
  kind: MailKind;
  sealed: string;
  attempts: number;
}

const everyMs = 1000;
const longestWaitSeconds = 900;

/** Held for two minutes by whoever took it; after a crash somebody else tries again. */
const claimOne = `
  update mails set attempts = attempts + 1, next_at = now() + interval '2 minutes'
  where id = (select id from mails where next_at <= now() and expires_at > now()
              order by next_at limit 1 for update skip locked)
  returning id, user_id, kind, sealed, attempts`;

/** A server that says 5xx will say so again. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Without the error itself: it repeats the address. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Hands committed mail to the server, outside any transaction; two relays side by side share the work. */
export class MailRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly smtp: Smtp | undefined,
    private readonly publicUrl: string,
  ) {}

  onApplicationBootstrap(): void {
    if (this.smtp) this.round();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private round(): void {
    this.running = continueTrace(undefined, { name: 'send mail' }, () => this.sendDue())
      .catch((error: unknown) => {
        log().warn({ err: error }, 'Mail waits for the next round');
      })
      .finally(() => {
        if (!this.stopping) this.timer = setTimeout(() => this.round(), everyMs);
      });
  }

  private async sendDue(): Promise<void> {
    while (!this.stopping) {
      const [[mail]] = await this.dataSource.query<[MailRow[], number]>(claimOne);
      if (!mail) return;
      await this.send(mail);
    }
  }

  private async send(mail: MailRow): Promise<void> {
    try {
      const { manager } = this.dataSource;
      const opened = await this.keys.open(manager, placeOfMail(mail.id, mail.user_id), mail.sealed);
      await this.smtp?.send({
        messageId: mail.id,
        ...this.write(mail.kind, JSON.parse(opened) as MailContent),
      });
      await manager.query('delete from mails where id = $1', [mail.id]);
    } catch (error) {
      await this.giveUpOrWait(mail, error);
    }
  }

  private write(kind: MailKind, { to, token }: MailContent) {
    const { subject, text, path } = mailWords[kind];
    const link = path && `${this.publicUrl}${path}${token === undefined ? '' : `#${token}`}`;
    return { to, subject, text: [text, ...(link ? [link] : [])].join('\n\n') };
  }

  private async giveUpOrWait({ id, kind, attempts }: MailRow, error: unknown): Promise<void> {
    const line = { mail: id, kind, attempts, reason: reasonOf(error) };
    if (isRefusal(error)) {
      log().warn(line, 'The mail server refuses a mail for good');
      await this.dataSource.query('delete from mails where id = $1', [id]);
      return;
    }
    log().warn(line, 'A mail could not be sent yet');
    await this.dataSource.query(
      'update mails set next_at = now() + make_interval(secs => $2) where id = $1',
      [id, Math.min(longestWaitSeconds, 2 ** attempts)],
    );
  }
}
