import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AlwaysOffSampler, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** What the log lines of one request, message or job carry beside its trace. */
export interface TraceNotes {
  userId?: string;
  /** Who acts: events that this work publishes carry it. */
  actorId?: string;
  eventId?: string;
  requestId?: string;
}

export interface TraceContext extends TraceNotes {
  traceparent: string;
}

/** One piece of work as it stands in a trace. Attributes name things of ours, never a person or their data. */
export interface Work extends TraceNotes {
  name: string;
  kind?: keyof typeof kinds;
  attributes?: Attributes;
}

export interface OpenSpan {
  run: <T>(work: () => T) => T;
  end: (outcome: Attributes, failed: boolean) => void;
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
// Records nothing, and still gives every piece of work its ids: the log needs them with or without a collector.
const unrecorded = new NodeTracerProvider({ sampler: new AlwaysOffSampler() });
// Once for the process: what carries the current span through awaits, and reads and writes traceparent.
unrecorded.register();
let tracer: Tracer = unrecorded.getTracer('groundwork');

/** Where spans are recorded from now on. */
export function recordWith(recorder: Tracer): void {
  tracer = recorder;
}

const notesKey = createContextKey('notes for the log');
const notesIn = (where: Context) => where.getValue(notesKey) as TraceNotes | undefined;

/** What came with a W3C trace context, or the beginning of a new trace where none (or nonsense) was given. */
const arrivedWith = (traceparent: string | undefined): Context =>
  traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });

function open(parent: Context, { name, kind = 'internal', attributes = {}, ...notes }: Work) {
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
  const inside = trace.setSpan(parent, span).setValue(notesKey, { ...notesIn(parent), ...notes });
  return { span, inside };
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

// The message of an error may hold what somebody typed; its code never does.
function fail(span: Span, cause: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', cause);
}

async function within<T>(parent: Context, work: Work, run: () => Promise<T>): Promise<T> {
  const { span, inside } = open(parent, work);
  try {
    return await context.with(inside, run);
  } catch (error) {
    fail(span, causeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Work that a message brought: it goes on in the trace that came with it. */
export const continueTrace = <T>(
  traceparent: string | undefined,
  work: Work,
  run: () => Promise<T>,
): Promise<T> => within(arrivedWith(traceparent), work, run);

/** A step of the current work, or the beginning of a trace where there is none. */
export const runInSpan = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  within(context.active(), work, run);

/** For work that ends elsewhere than it began. What is run in it later still belongs to it. */
export function openSpan(traceparent: string | undefined, work: Work): OpenSpan {
  const { span, inside } = open(arrivedWith(traceparent), work);
  return {
    run: (part) => context.with(inside, part),
    end: (outcome, failed) => {
      span.setAttributes(outcome);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Marks the current work as failed where the failure is an answer and not a throw. */
export function failSpan(cause: string): void {
  const span = trace.getActiveSpan();
  if (span) fail(span, cause);
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

export function currentTrace(): TraceContext | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent === undefined
    ? undefined
    : { traceparent: carrier.traceparent, ...notesIn(context.active()) };
}

/** What travels with a message. Outside all work it is a trace of its own, so that what follows hangs together. */
export const currentTraceparent = (): string =>
  currentTrace()?.traceparent ?? `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;

/** Adds what became known meanwhile, such as the signed-in user, to the lines that follow. */
export function annotateTrace(more: TraceNotes): void {
  const notes = notesIn(context.active());
  if (notes) Object.assign(notes, more);
}
