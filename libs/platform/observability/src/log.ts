import { type Logger, pino } from 'pino';
import { currentTrace, traceIdOf } from './trace.ts';

export type Log = Logger;

/** Wherever one of these keys appears in a logged object, its value is not written. */
const secretKeys = [
  'password',
  'token',
  'authorization',
  'cookie',
  'ssn',
  'ein',
  'accountNumber',
  'secret',
  'clientSecret',
  'text',
];
const paths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

function mixin() {
  const trace = currentTrace();
  if (!trace) return {};
  const { traceparent, ...rest } = trace;
  return { traceId: traceIdOf(traceparent), ...rest };
}

const create = (service: string, level: string): Log =>
  pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: '[redacted]' },
    mixin,
  });

let current = create('unnamed', 'warn');

/** Called once, when a process starts. */
export function configureLog(service: string, level: string): void {
  current = create(service, level);
}

export const log = (): Log => current;
