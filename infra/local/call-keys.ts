import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { callKeyOf, publicListOf } from '../../libs/platform/messaging/src/call-keys.ts';
import { SERVICES } from '../generated/services.mjs';
import { orMisused } from './options.mjs';

export const CALLERS = [...SERVICES.map(({ name }) => name), 'operator'];

const keysOf = (secret: string) =>
  Object.fromEntries(CALLERS.map((service) => [service, callKeyOf(secret, service)]));

const newCallKeys = () => {
  const secret = randomBytes(32).toString('hex');
  const lines = CALLERS.map((service) => `${service}: CALL_KEY=${callKeyOf(secret, service)}\n`);
  return `${lines.join('')}all: CALL_KEYS=${publicListOf(keysOf(secret))}\n`;
};

export const callVariables = ({ calls }: { calls: string }, service: string) => ({
  CALL_KEY: callKeyOf(calls, service),
  CALL_KEYS: publicListOf(keysOf(calls)),
});

export const summary = 'prints new keys for the calls between services';

export const help = `operator call-keys
  Prints a new CALL_KEY for each service and for the operator, and the list CALL_KEYS, which is the same for all. It changes
  nothing.
`;

export async function run(args: string[]): Promise<void> {
  orMisused(() => parseArgs({ args, options: {} }));
  await Promise.resolve();
  process.stdout.write(newCallKeys());
}
