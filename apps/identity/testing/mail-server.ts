import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@groundwork/testing';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  id: string;
  subject: string;
  text: string;
}

const decoded = (body: string) =>
  body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function mailOf(to: string, raw: string): ReceivedMail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const written = body.join('\r\n\r\n');
  const isQuoted = header('Content-Transfer-Encoding') === 'quoted-printable';
  return {
    to,
    id: header('Message-ID'),
    subject: header('Subject'),
    text: isQuoted ? decoded(written) : written,
  };
}

/** A real mail server in this process, which can be told to be a bad one. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** The answer to whatever is sent, instead of taking it. */
  refusal: { code: number; once: boolean } | undefined;
  refused = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const refusal = this.takeRefusal();
        if (!refusal) this.mails.push(mailOf(envelope.rcptTo[0]?.address ?? '', raw));
        done(refusal ? Object.assign(new Error('not now'), { responseCode: refusal.code }) : null);
      });
    },
  });

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    mail.server.listen(0, '127.0.0.1');
    await once(mail.server.server, 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** As many as this, and then those to this address. */
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

  private takeRefusal() {
    const { refusal } = this;
    if (!refusal) return undefined;
    this.refused += 1;
    if (refusal.once) this.refusal = undefined;
    return refusal;
  }
}

/** What its link carries. */
export const tokenIn = ({ text: written }: ReceivedMail): string => /#([\w-]{43})/.exec(written)?.[1] ?? '';
