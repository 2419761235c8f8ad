import type { NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';

export class LivePublisher {
  constructor(private readonly connection: NatsConnection) {}

  publish<S extends z.ZodType>(
    channel: { subject: string; data: S },
    userId: string,
    data: z.input<S>,
  ): void {
    if (this.connection.isClosed()) return;
    this.connection.publish(channel.subject, JSON.stringify({ userId, data: channel.data.parse(data) }));
  }
}
