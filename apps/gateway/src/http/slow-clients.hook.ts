import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { rejectUnreadable } from './unreadable-requests.adapter.ts';

export const headerLimits = (idleMs: number): ServerOptions => ({
  headersTimeout: idleMs,
  connectionsCheckingInterval: Math.min(idleMs / 2, 5000),
});

const timeoutError = () =>
  Object.assign(new Error('The client stopped sending'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

export const rejectLate = (socket: Socket): void => rejectUnreadable(timeoutError(), socket);

export function endIdleConnections(fastify: FastifyInstance): void {
  const current = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, { request, response });
  });
  // with a listener, Node does not close the connection itself
  fastify.server.on('timeout', (socket: Socket) => {
    const { request, response } = current.get(socket) ?? {};
    const hasPartialHeaders = !request && socket.bytesRead > 0;
    if (hasPartialHeaders) rejectLate(socket);
    else if (!request || !response || response.headersSent) socket.destroy();
    else if (!request.complete && request.readableLength === 0) rejectLate(socket);
    // else the client waits for the gateway, whose calls have deadlines
  });
}

const addressOf = ({ ip }: { ip?: string }) => ip;

/** Node forgets the address of a connection that ended, while hooks still count by it. */
export function keepAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const address = addressOf(request);
    if (address === undefined) {
      reply.hijack();
      return;
    }
    Object.defineProperty(request, 'ip', { value: address });
    done();
  });
}
