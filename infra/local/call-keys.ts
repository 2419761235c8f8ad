import { randomBytes } from 'node:crypto';
import { callKeyOf, publicListOf } from '../../libs/platform/messaging/src/call-keys.ts';
import { SERVICES } from '../generated/services.mjs';

export const CALLERS = [...SERVICES.map(({ name }) => name), 'operator'];

const keysOf = (secret: string) =>
  Object.fromEntries(CALLERS.map((service) => [service, callKeyOf(secret, service)]));

export const newCallKeys = () => {
  const secret = randomBytes(32).toString('hex');
  const lines = CALLERS.map((service) => `${service}: CALL_KEY=${callKeyOf(secret, service)}\n`);
  return `${lines.join('')}all: CALL_KEYS=${publicListOf(keysOf(secret))}\n`;
};

export const callVariables = ({ calls }: { calls: string }, service: string) => ({
  CALL_KEY: callKeyOf(calls, service),
  CALL_KEYS: publicListOf(keysOf(calls)),
});

if (process.argv[1] === import.meta.filename) process.stdout.write(newCallKeys());
