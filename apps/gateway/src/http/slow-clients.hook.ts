import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseUnreadable } from './unreadable-requests.adapter.ts';

export const headerLimits = (idleMs: number): ServerOptions => ({
  headersTimeout: idleMs,
  connectionsCheckingInterval: Math.min(idleMs / 2, 5000),
});

const tooLate = () => Object.assign(new Error('Nothing came any more'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

export const refuseLate = (socket: Socket): void => refuseUnreadable(tooLate(), socket);

export function endIdleConnections(fastify: FastifyInstance): void {
  const current = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, { request, response });
  });
  // with a listener, Node does not close the connection itself
  fastify.server.on('timeout', (socket: Socket) => {
    const { request, response } = current.get(socket) ?? {};
    const begunHeaders = !request && socket.bytesRead > 0;
    if (begunHeaders) refuseLate(socket);
    else if (!request || !response || response.headersSent) socket.destroy();
    else if (!request.complete && request.readableLength === 0) refuseLate(socket);
    // else the client waits for the gateway, whose calls have deadlines
  });
}
