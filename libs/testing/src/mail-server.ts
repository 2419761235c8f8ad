import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

export interface ReceivedMail {
  to: string;
  id: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
}

const decodeQuotedPrintable = (body: string) =>
  body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function mailOf(to: string, raw: string): ReceivedMail {
  const [folded = '', ...body] = raw.split('\r\n\r\n');
  const head = folded.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const content = body.join('\r\n\r\n');
  const isQuoted = header('Content-Transfer-Encoding') === 'quoted-printable';
  return {
    to,
    id: header('Message-ID'),
    from: header('From'),
    replyTo: header('Reply-To'),
    subject: header('Subject'),
    text: isQuoted ? decodeQuotedPrintable(content) : content,
  };
}

export class MailServer {
  readonly mails: ReceivedMail[] = [];
  rejection: { code: number; once: boolean } | undefined;
  rejectedCount = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const rejection = this.nextRejection();
        if (!rejection) this.mails.push(mailOf(envelope.rcptTo[0]?.address ?? '', raw));
        done(rejection ? Object.assign(new Error('not now'), { responseCode: rejection.code }) : null);
      });
    },
  });

  static async start(host = '127.0.0.1'): Promise<MailServer> {
    const mail = new MailServer();
    mail.server.listen(0, host);
    await once(mail.server.server, 'listening');
    return mail;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async to(address: string, count = 1): Promise<ReceivedMail[]> {
    return eventually(
      async () => this.mails.filter(({ to }) => to === address),
      (mails) => mails.length >= count,
    );
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private nextRejection() {
    const { rejection } = this;
    if (!rejection) return undefined;
    this.rejectedCount += 1;
    if (rejection.once) this.rejection = undefined;
    return rejection;
  }
}

export const tokenIn = ({ text: content }: ReceivedMail): string => /#([\w-]{43})/.exec(content)?.[1] ?? '';
