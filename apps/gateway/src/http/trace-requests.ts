import { continueTrace, log, runInTrace, type TraceContext } from '@groundwork/platform-observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isApi = (request: FastifyRequest) => /^\/api([/?]|$)/.test(request.url);
const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Every line logged while a request is answered carries its trace; the answer names its id. */
export function traceRequests(server: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, TraceContext>();

  server.addHook('onRequest', (request, reply, done) => {
    const traceparent = continueTrace(headerOf(request, 'traceparent'));
    const trace = { traceparent, requestId: request.id };
    traces.set(request, trace);
    void reply.header('x-request-id', request.id);
    if (isApi(request)) void reply.header('cache-control', 'no-store');
    runInTrace(trace, done);
  });

  // the answer ends outside the request's own context
  server.addHook('onResponse', (request, reply, done) => {
    const trace = traces.get(request);
    if (trace && isApi(request)) {
      const line = {
        method: request.method,
        path: request.url.split('?')[0],
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
