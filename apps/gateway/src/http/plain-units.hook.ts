import { withPlainUnits } from '@groundwork/contracts';
import type { FastifyInstance } from 'fastify';

/** Services answer in cents. A reply in dollars has both, so no client breaks. */
export function addPlainUnits(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const schema = request.routeOptions.config.contract?.reply;
    done(null, schema && reply.statusCode < 400 ? withPlainUnits(schema, payload) : payload);
  });
}
