import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same however often it is sent: a receiver can tell. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
}

/** Shorter than a claim on a mail lasts, so that no two of us send the same. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

export class Smtp {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({ url, ...patience });
  }

  async send({ messageId, ...mail }: Mail): Promise<void> {
    const host = this.from.split('@').at(-1)?.replace(/>.*$/, '') ?? 'localhost';
    await this.transport.sendMail({
      ...mail,
      from: this.from,
      messageId: `<${messageId}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
