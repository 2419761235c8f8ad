import type { NatsConnection } from '@nats-io/transport-node';

/** The client library loses replies with the connection: a caller would wait until its deadline. */
export class ConnectionWatch {
  private isConnected = true;
  private readonly pending = new Set<(reason: Error) => void>();

  constructor(connection: NatsConnection) {
    void this.watch(connection);
  }

  async whileConnected<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isConnected) throw new Error('The connection to NATS is away');
    let giveUp: (reason: Error) => void = () => undefined;
    const loss = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    this.pending.add(giveUp);
    try {
      return await Promise.race([work(), loss]);
    } finally {
      this.pending.delete(giveUp);
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') this.isConnected = true;
      if (type !== 'disconnect') continue;
      this.isConnected = false;
      for (const giveUp of this.pending) giveUp(new Error('The connection to NATS was lost'));
    }
  }
}
