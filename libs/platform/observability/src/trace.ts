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
import { currentService } from './service-scope.ts';

export interface TraceNotes {
  userId?: string;
  actorId?: string;
  grantId?: string;
  practiceId?: string | undefined;
  eventId?: string;
  requestId?: string;
}

export interface TraceContext extends TraceNotes {
  traceparent: string;
}

/** Attributes never name a person or their data. */
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
// Records nothing: log lines need trace ids without a collector too.
const provider = new NodeTracerProvider({ sampler: new AlwaysOffSampler() });
provider.register();
const unrecorded = provider.getTracer('groundwork');
const tracers = new Map<string, Tracer>();

export function setTracer(service: string, recorder: Tracer): void {
  tracers.set(service, recorder);
}

const notesKey = createContextKey('notes for the log');
const notesIn = (where: Context) => where.getValue(notesKey) as TraceNotes | undefined;

const contextOf = (traceparent: string | undefined): Context =>
  traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });

function open(parent: Context, { name, kind = 'internal', attributes = {}, ...notes }: Work) {
  const tracer = tracers.get(currentService()) ?? unrecorded;
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
  const inside = trace.setSpan(parent, span).setValue(notesKey, { ...notesIn(parent), ...notes });
  return { span, inside };
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

// An error's message may quote user input; its code never does.
function fail(span: Span, cause: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', cause);
}

async function runIn<T>(parent: Context, work: Work, run: () => Promise<T>): Promise<T> {
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

export const continueTrace = <T>(
  traceparent: string | undefined,
  work: Work,
  run: () => Promise<T>,
): Promise<T> => runIn(contextOf(traceparent), work, run);

export const runInSpan = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  runIn(context.active(), work, run);

export function openSpan(traceparent: string | undefined, work: Work): OpenSpan {
  const { span, inside } = open(contextOf(traceparent), work);
  return {
    run: (part) => context.with(inside, part),
    end: (outcome, failed) => {
      span.setAttributes(outcome);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

export function failSpan(cause: string): void {
  const span = trace.getActiveSpan();
  if (span) fail(span, cause);
}

export const idleAttribute = 'groundwork.idle';

export function dropSpan(): void {
  trace.getActiveSpan()?.setAttribute(idleAttribute, true);
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

export function currentTrace(): TraceContext | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent === undefined
    ? undefined
    : { traceparent: carrier.traceparent, ...notesIn(context.active()) };
}

export const currentTraceparent = (): string =>
  currentTrace()?.traceparent ?? `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;

export function annotateTrace(more: TraceNotes): void {
  const notes = notesIn(context.active());
  if (notes) Object.assign(notes, more);
}
