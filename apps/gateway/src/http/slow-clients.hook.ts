import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseUnreadable } from './unreadable-requests.adapter.ts';

/** Headers come in one piece from whoever means it. */
export const headerLimits = (idleMs: number): ServerOptions => ({
  headersTimeout: idleMs,
  connectionsCheckingInterval: Math.min(idleMs / 2, 5000),
});

const tooLate = () => Object.assign(new Error('Nothing came any more'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Tells a client that has stopped sending why its connection ends. */
export const refuseLate = (socket: Socket): void => refuseUnreadable(tooLate(), socket);

/** Ends what waits for a client that sends nothing any more; one that moves, however slowly, goes on. */
export function endIdleConnections(fastify: FastifyInstance): void {
  const current = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, { request, response });
  });
  // with a listener Node leaves the connection to us
  fastify.server.on('timeout', (socket: Socket) => {
    const { request, response } = current.get(socket) ?? {};
    const begunHeaders = !request && socket.bytesRead > 0;
    if (begunHeaders) refuseLate(socket);
    else if (!request || !response || response.headersSent) socket.destroy();
    else if (!request.complete && request.readableLength === 0) refuseLate(socket);
    // else it waits for us: every call of ours has a deadline of its own
  });
}
