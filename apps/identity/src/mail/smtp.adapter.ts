import { createTransport } from 'nodemailer';
import type { MailSender } from '../persistence/brand.repository.ts';

export interface Mail {
  /** The same id at each retry, so that a receiver can drop duplicates. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  sender?: MailSender | undefined;
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

  /** The address is the operator’s: that of a practice would fail the checks of its domain. */
  async send({ messageId, sender, ...mail }: Mail): Promise<void> {
    const address = /<([^<>]+)>\s*$/.exec(this.from)?.[1] ?? this.from;
    const host = address.split('@').at(-1) ?? 'localhost';
    await this.transport.sendMail({
      ...mail,
      from: sender ? { name: sender.name, address } : this.from,
      ...(sender?.replyTo && { replyTo: { name: sender.name, address: sender.replyTo } }),
      messageId: `<${messageId}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
