import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from './redact.ts';
import { currentService, nameProcess } from './service-scope.ts';
import { currentTrace, traceIdOf } from './trace.ts';

export type Log = Logger;

interface Configured {
  log: Log;
  level: string;
}

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

const logs = new Map<string, Configured>();
let latest: Configured = { log: create('unnamed', 'warn'), level: 'warn' };

export function configureLog(service: string, level: string, destination?: DestinationStream): void {
  latest = { log: create(service, level, destination), level };
  logs.set(service, latest);
  nameProcess(service);
}

export function toggleDebug(): void {
  for (const { log: one, level: from } of logs.values()) {
    const level = one.level === 'debug' ? from : 'debug';
    one.level = 'info';
    one.info({ from, to: level }, 'The log level changes');
    one.level = level;
  }
}

export const log = (): Log => (logs.get(currentService()) ?? latest).log;
