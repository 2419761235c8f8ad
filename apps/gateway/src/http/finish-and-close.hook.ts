import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const msToFirstRequest = 500;

export function finishAndClose(fastify: FastifyInstance, readiness: { isStopping: boolean }): void {
  let closing = false;
  // Browsers open connections in advance. Node treats an unused connection as busy.
  const unused = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  fastify.server.on('request', ({ socket }) => unused.delete(socket));
  fastify.addHook('preClose', async () => {
    closing = true;
    if (unused.size > 0) await sleep(msToFirstRequest);
    for (const socket of unused) socket.destroy();
  });
  // An idle connection would delay the stop by a minute. A close at the end could meet a request in flight.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || readiness.isStopping) void reply.header('connection', 'close');
    done(null, payload);
  });
}
