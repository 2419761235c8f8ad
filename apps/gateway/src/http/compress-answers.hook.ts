import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RouteContract, routes } from '@groundwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Long lists that few requests want. The rest is too short to be worth the time of the processor. */
const compressed: readonly RouteContract[] = [routes.lenderPrograms];

export const compression = { level: 1 } as const;
const compress = promisify(gzip);

export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');

const addedTo = (names: unknown, name: string) => (typeof names === 'string' ? `${names}, ${name}` : name);

export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { contract } = request.routeOptions.config;
    if (contract === undefined || !compressed.includes(contract) || typeof payload !== 'string')
      return payload;
    void reply.header('vary', addedTo(reply.getHeader('vary'), 'accept-encoding'));
    if (!acceptsGzip(request)) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload, compression);
  });
}
