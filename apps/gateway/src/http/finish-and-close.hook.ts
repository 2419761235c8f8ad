import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A stop waits for answers and uploads under way, and for nothing else that holds a connection. */
export function finishAndClose(fastify: FastifyInstance, readiness: { isStopping: boolean }): void {
  let closing = false;
  // Browsers open connections ahead of need; Node takes one that never asked for busy.
  const unused = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  fastify.server.on('request', ({ socket }) => unused.delete(socket));
  fastify.addHook('preClose', (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
  // Kept alive after its answer, a connection would hold up the stop for a minute; and told only at the very end, its
  // owner might send one more request into a connection that is being closed.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || readiness.isStopping) void reply.header('connection', 'close');
    done(null, payload);
  });
}
