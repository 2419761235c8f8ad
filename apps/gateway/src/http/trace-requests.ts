import {
  continueTrace,
  log,
  runInTrace,
  type TraceContext,
  traceIdOf,
} from '@groundwork/platform-observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from './serve-web.ts';

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** A proxy in front that counts requests in its own way has given this one its trace id already. */
const ofProxy = (id: string) => (/^[0-9a-f]{32}$/.test(id) ? `00-${id}-0000000000000001-01` : undefined);

/** Every line logged while a request is answered carries its trace id, which the answer names as the request's. */
export function traceRequests(server: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, TraceContext>();

  server.addHook('onRequest', (request, reply, done) => {
    const traceparent = continueTrace(headerOf(request, 'traceparent') ?? ofProxy(request.id));
    const trace = { traceparent, ...(request.id && { requestId: request.id }) };
    traces.set(request, trace);
    void reply.header('x-request-id', traceIdOf(traceparent));
    if (isApi(request)) void reply.header('cache-control', 'no-store');
    runInTrace(trace, done);
  });

  // the answer ends outside the request's own context
  server.addHook('onResponse', (request, reply, done) => {
    const trace = traces.get(request);
    if (trace && isApi(request)) {
      const line = {
        method: request.method,
        // as declared: what somebody wrote into an address may be anything, a secret too
        route: request.is404 ? 'none' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      runInTrace(trace, () => {
        log().info(line, 'Answered');
      });
    }
    done();
  });
}
