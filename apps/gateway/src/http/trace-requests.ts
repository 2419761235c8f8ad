import { log, openSpan, type OpenSpan, type Work } from '@groundwork/platform-observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isApi = (request: FastifyRequest) => /^\/api([/?]|$)/.test(request.url);
const isProbe = (request: FastifyRequest) => /^\/(livez|readyz|metrics)$/.test(request.url);
const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The route, not the address: that one may name a person's things. */
const workOf = (request: FastifyRequest): Work => {
  const route = request.routeOptions.url;
  return {
    name: route === undefined ? request.method : `${request.method} ${route}`,
    kind: 'server',
    requestId: request.id,
    attributes: {
      'http.request.method': request.method,
      ...(route !== undefined && { 'http.route': route }),
    },
  };
};

/** Every line logged while a request is answered carries its trace; the answer names its id. */
export function traceRequests(server: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (isProbe(request)) {
      done();
      return;
    }
    const span = openSpan(headerOf(request, 'traceparent'), workOf(request));
    spans.set(request, span);
    if (isApi(request)) void reply.header('cache-control', 'no-store');
    span.run(done);
  });

  // the answer ends outside the request's own context
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    if (span && isApi(request)) {
      const line = {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      span.run(() => {
        log().info(line, 'Answered');
      });
    }
    done();
  });
}
