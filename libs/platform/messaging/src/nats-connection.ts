import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';

export type { NatsConnection };

export const natsConfig = {
  NATS_URL: z.url().describe('NATS address, nats://user:password@host:port'),
  CALL_SECONDS: z.coerce.number().min(0.1).default(2).describe('Time limit of a call to another service'),
};

export function connectionOptions(url: string, name: string): ConnectionOptions {
  const { hostname, port, username, password } = new URL(url);
  return {
    servers: `${hostname}:${port || '4222'}`,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    // A NATS server with a user per service permits each user its own inbox only.
    inboxPrefix: `_INBOX_${username.replace(/[^\w-]/g, '_') || 'anybody'}`,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}

export const connectNats = (url: string, name: string): Promise<NatsConnection> =>
  connect(connectionOptions(url, name));
