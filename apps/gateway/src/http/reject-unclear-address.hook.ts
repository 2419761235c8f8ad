import type { FastifyInstance } from 'fastify';
import { isClearAddress } from '../domain/address.rules.ts';
import { unclearAddress } from '../gateway.errors.ts';

export function rejectUnclearAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    done(isClearAddress(raw.url ?? '') ? undefined : unclearAddress());
  });
}
