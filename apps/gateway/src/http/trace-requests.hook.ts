import {
  currentTraceparent,
  httpSeconds,
  log,
  openSpan,
  type OpenSpan,
  traceIdOf,
  type Work,
} from '@groundwork/platform-observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from './serve-web.hook.ts';

const isProbe = ({ routeOptions }: FastifyRequest) =>
  /^\/(livez|readyz|metrics)$/.test(routeOptions.url ?? '');
const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** An address can contain the id of a person, a route cannot. */
const toWork = (request: FastifyRequest): Work => {
  const route = request.routeOptions.url;
  return {
    name: route === undefined ? request.method : `${request.method} ${route}`,
    kind: 'server',
    ...(request.id && { requestId: request.id }),
    attributes: {
      'http.request.method': request.method,
      ...(route !== undefined && { 'http.route': route }),
    },
  };
};

/** A proxy can send its trace id as the request id. */
const traceparentOfProxy = (id: string) =>
  /^[0-9a-f]{32}$/.test(id) ? `00-${id}-0000000000000001-01` : undefined;

export function traceRequests(server: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  server.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) {
      done();
      return;
    }
    const span = openSpan(
      headerOf(request, 'traceparent') ?? traceparentOfProxy(request.id),
      toWork(request),
    );
    spans.set(request, span);
    span.run(() => void reply.header('x-request-id', traceIdOf(currentTraceparent())));
    if (isApi(request)) void reply.header('cache-control', 'no-store');
    span.run(done);
  });

  // onResponse runs outside the context of the request
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    if (span && isApi(request)) {
      const line = {
        method: request.method,
        // the declared route, because an address can contain a secret
        route: request.is404 ? 'none' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      const { method, route = 'none', status } = line;
      httpSeconds.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000);
      span.run(() => {
        log().info(line, 'Sent a response');
      });
    }
    done();
  });
}
