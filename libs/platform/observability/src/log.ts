import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from './redact.ts';
import { currentTrace, traceIdOf } from './trace.ts';

export type Log = Logger;

function mixin() {
  const trace = currentTrace();
  if (!trace) return {};
  const { traceparent, ...rest } = trace;
  return { traceId: traceIdOf(traceparent), ...rest };
}

const create = (service: string, level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (line) => redact(line) as Record<string, unknown> },
      mixin,
    },
    destination ?? pino.destination(1),
  );

let current = create('unnamed', 'warn');
let configuredLevel = 'warn';

export function configureLog(service: string, level: string, destination?: DestinationStream): void {
  current = create(service, level, destination);
  configuredLevel = level;
}

export function toggleDebug(): void {
  const level = current.level === 'debug' ? configuredLevel : 'debug';
  current.level = 'info';
  current.info({ from: configuredLevel, to: level }, 'The log level changes');
  current.level = level;
}

export const log = (): Log => current;
