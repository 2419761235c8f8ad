import type { ConfigOf, serverConfig } from '@groundwork/platform-config';
import { endsWithin } from '@groundwork/platform-time';
import { hostname } from 'node:os';
import { diag } from '@opentelemetry/api';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { log } from './log.ts';
import { idleAttribute, setTracer } from './trace.ts';

type TracingConfig = Pick<
  ConfigOf<typeof serverConfig>,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'BUILD_VERSION'
  | 'INSTANCE_ID'
>;

const shutdownMs = 2000;
const quietMs = 60_000;

class WorkingSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    if (span.attributes[idleAttribute] !== true) super.onEnd(span);
  }
}

/** The exporter reads the variable too, but not the one of a service in the small shape. */
const headersIn = (list = ''): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .filter((entry) => entry !== '')
      .map((entry) => entry.split('='))
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  );

const providers = new Set<NodeTracerProvider>();
let quietUntil = 0;

export async function startTracing(service: string, config: TracingConfig): Promise<void> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return;
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersIn(config.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': service,
        'service.version': config.BUILD_VERSION,
        'service.instance.id': config.INSTANCE_ID ?? `${hostname()}-${process.pid}`,
      }),
    ),
    // By trace id alone: every service decides alike.
    sampler: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new WorkingSpanProcessor(exporter)],
  });
  providers.add(provider);
  setTracer(service, provider.getTracer('groundwork'));
}

export async function stopTracing(): Promise<void> {
  const ended = [...providers].map((provider) => provider.shutdown().catch(warn));
  providers.clear();
  await endsWithin(shutdownMs, Promise.all(ended));
}

const ignore = () => undefined;

/** An absent collector fails every batch: one line a minute is enough. */
function warn(reason: unknown): void {
  const now = performance.now();
  if (now < quietUntil) return;
  quietUntil = now + quietMs;
  log().warn({ reason: String(reason).slice(0, 500) }, 'Traces could not be sent');
}
