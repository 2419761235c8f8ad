import { eventEnvelope, type EventEnvelope } from '@groundwork/contracts';
import type { NatsConnection } from '@nats-io/transport-node';

export interface LiveNote {
  subject: string;
  userId: string;
  data: unknown;
}

/**
 * Every event as it passes, for whoever shows or forgets things: not durable, not once. After a gap the
 * reader must assume it missed something; `onGap` says when.
 */
export class EventFeed {
  constructor(private readonly connection: NatsConnection) {}

  onEvent(listener: (event: EventEnvelope) => void): void {
    this.connection.subscribe('evt.>', {
      callback: (error, message) => {
        if (error) return;
        const parsed = eventEnvelope.safeParse(message.json());
        if (parsed.success) listener(parsed.data);
      },
    });
  }

  onLive(listener: (note: LiveNote) => void): void {
    this.connection.subscribe('live.>', {
      callback: (error, message) => {
        if (!error)
          listener({ subject: message.subject, ...message.json<{ userId: string; data: unknown }>() });
      },
    });
  }

  onGap(listener: () => void): void {
    void (async () => {
      for await (const status of this.connection.status()) {
        if (status.type === 'disconnect' || status.type === 'reconnect') listener();
      }
    })();
  }
}
