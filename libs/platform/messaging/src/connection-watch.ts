import type { NatsConnection } from '@nats-io/transport-node';

/**
 * Knows whether the connection stands. While it is away the client library keeps what is sent for later, and
 * an answer that was under way is lost: who waits for one would wait until its deadline.
 */
export class ConnectionWatch {
  private connected = true;
  private readonly waiting = new Set<(reason: Error) => void>();

  constructor(connection: NatsConnection) {
    void this.follow(connection);
  }

  /** The work's result, or a failure at once when the connection is away or goes away. */
  async whileConnected<T>(work: () => Promise<T>): Promise<T> {
    if (!this.connected) throw new Error('The connection to NATS is away');
    let giveUp: (reason: Error) => void = () => undefined;
    const lost = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    this.waiting.add(giveUp);
    try {
      return await Promise.race([work(), lost]);
    } finally {
      this.waiting.delete(giveUp);
    }
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') this.connected = true;
      if (type !== 'disconnect') continue;
      this.connected = false;
      for (const giveUp of this.waiting) giveUp(new Error('The connection to NATS was lost'));
    }
  }
}
