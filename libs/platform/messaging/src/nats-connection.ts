import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { addressPattern } from '@groundwork/platform-config';
import { z } from 'zod';

export type { NatsConnection };

const callKey = /^[\w-]{43}$/;
const isKeyList = (text: string) =>
  text
    .split(',')
    .every((entry) => /^[a-z-]+$/.test(entry.split(':')[0] ?? '') && callKey.test(entry.split(':')[1] ?? ''));

export const natsConfig = {
  NATS_URL: z
    .string()
    .regex(addressPattern('nats|tls'), 'must be nats:// or tls:// with user:password@host:port')
    .describe('NATS address, nats://user:password@host:port, or tls:// with TLS'),
  CALL_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(600)
    .default(2)
    .describe('Time limit of a call to another service'),
  CALL_KEY: z
    .string()
    .regex(callKey, 'must be 43 characters of base64url')
    .describe('Private key that signs the calls of this service'),
  CALL_KEYS: z
    .string()
    .refine(isKeyList, 'is no list such as gateway:KEY,identity:KEY')
    .describe('Public keys that check signed calls, NAME:KEY with commas'),
  UNSIGNED_CALLS_UNTIL: z.iso
    .datetime()
    .optional()
    .describe('Accept calls without a signature until this time, at most a day. For the first upgrade only'),
};

export function connectionOptions(url: string, name: string): ConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    servers: `${hostname}:${port || '4222'}`,
    name,
    ...(protocol === 'tls:' && { tls: {} }),
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
