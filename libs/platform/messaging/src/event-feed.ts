import { eventEnvelope, type EventEnvelope } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';

const liveNote = z.object({ userId: z.string(), data: z.unknown() });

export interface LiveNote {
  subject: string;
  userId: string;
  data: unknown;
}

/** Not durable: after a gap the reader must assume that it missed events. */
export class EventFeed {
  constructor(private readonly connection: NatsConnection) {}

  onEvent(listener: (event: EventEnvelope) => void): void {
    // two words of the type and the version
    this.subscribe('evt.*.*.*', eventEnvelope, (event) => {
      listener(event);
    });
  }

  onLive(listener: (note: LiveNote) => void): void {
    this.subscribe('live.>', liveNote, ({ userId, data }, subject) => {
      listener({ subject, userId, data });
    });
  }

  onGap(listener: () => void): void {
    void (async () => {
      for await (const status of this.connection.status()) {
        if (status.type === 'disconnect' || status.type === 'reconnect') listener();
      }
    })();
  }

  /** A throw in the callback would end the connection's reading. */
  private subscribe<T>(
    subject: string,
    schema: z.ZodType<T>,
    listener: (note: T, subject: string) => void,
  ): void {
    this.connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) return;
        try {
          listener(schema.parse(message.json()), message.subject);
        } catch (fault) {
          log().warn({ err: fault, subject: message.subject }, 'A message of the feed could not be read');
        }
      },
    });
  }
}
