import { callKeyOf, publicListOf } from '../../libs/platform/messaging/src/call-keys.ts';
import { SERVICES } from '../generated/services.mjs';

export const CALLERS = [...SERVICES.map(({ name }) => name), 'operator'];

const keysOf = (secret: string) =>
  Object.fromEntries(CALLERS.map((service) => [service, callKeyOf(secret, service)]));

export const callVariables = ({ calls }: { calls: string }, service: string) => ({
  CALL_KEY: callKeyOf(calls, service),
  CALL_KEYS: publicListOf(keysOf(calls)),
});
