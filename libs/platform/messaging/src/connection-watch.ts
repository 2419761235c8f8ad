import type { NatsConnection } from '@nats-io/transport-node';

/** The client library loses replies with the connection: a caller would wait until its deadline. */
export class ConnectionWatch {
  private connected = true;
  private readonly waiting = new Set<(reason: Error) => void>();

  constructor(connection: NatsConnection) {
    void this.follow(connection);
  }

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
