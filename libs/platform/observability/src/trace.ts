import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What every log line of one request, message or job carries. */
export interface TraceContext {
  traceparent: string;
  userId?: string;
  eventId?: string;
  requestId?: string;
}

const storage = new AsyncLocalStorage<TraceContext>();
const traceparentPattern = /^00-(?!0{32})([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;

/** The given W3C trace context with a span of our own, or a new trace where none (or nonsense) was given. */
export function continueTrace(given: string | undefined): string {
  const traceId = given && traceparentPattern.exec(given)?.[1];
  return traceId ? `00-${traceId}-${hex(8)}-01` : newTraceparent();
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

export function runInTrace<T>(context: TraceContext, work: () => T): T {
  return storage.run(context, work);
}

export const currentTrace = (): TraceContext | undefined => storage.getStore();

export const currentTraceparent = (): string => storage.getStore()?.traceparent ?? newTraceparent();

/** Adds what became known meanwhile, such as the signed-in user, to the lines that follow. */
export function annotateTrace(more: Partial<TraceContext>): void {
  const context = storage.getStore();
  if (context) Object.assign(context, more);
}
