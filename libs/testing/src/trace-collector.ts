import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              kind: z.number(),
              name: z.string(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number().optional(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  service: unknown;
  resource: Record<string, unknown>;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  /** 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  name: string;
  attributes: Record<string, unknown>;
  failed: boolean;
}

const valuesOf = (attributes: z.infer<typeof attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = (body: unknown): ReceivedSpan[] =>
  exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const origin = valuesOf(resource.attributes);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map(({ status, attributes, ...span }) => ({
      ...span,
      service: origin['service.name'],
      resource: origin,
      attributes: valuesOf(attributes),
      failed: status.code === 2,
    }));
  });

export class TraceCollector {
  readonly spans: ReceivedSpan[] = [];
  requests = 0;
  headers: IncomingHttpHeaders = {};

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response) => {
      this.requests += 1;
      this.headers = request.headers;
      void json(request).then((body) => {
        if (request.url === '/v1/traces') this.spans.push(...spansOf(body));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async listen(port = 0): Promise<TraceCollector> {
    const server = createServer();
    const collector = new TraceCollector(server);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
