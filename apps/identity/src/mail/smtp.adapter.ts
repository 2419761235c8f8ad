import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same id at each retry, so that a receiver can drop duplicates. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
}

/** Shorter than the lease of a mail, so that two processes do not send the same mail. */
const timeouts = {
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
    this.transport = createTransport({ url, ...timeouts });
  }

  async send({ messageId, ...mail }: Mail): Promise<void> {
    const host = this.from.split('@').at(-1)?.split('>')[0] ?? 'localhost';
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
