import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** More than this nobody sends by mistake: the connection may break. */
const most = 256 * 1024 * 1024;
/** Whoever pauses longer is waiting for the answer himself. */
const pauseMs = 5000;

function drain(body: IncomingMessage): Promise<void> {
  if (body.complete || body.destroyed) return Promise.resolve();
  body.unpipe();
  return new Promise((resolve) => {
    let read = 0;
    const done = () => {
      clearTimeout(pause);
      body.off('data', count);
      resolve();
    };
    const pause = setTimeout(done, pauseMs);
    const count = (chunk: Buffer) => {
      read += chunk.length;
      pause.refresh();
      if (read > most) done();
    };
    body.on('data', count).once('end', done).once('close', done).once('error', done);
    body.resume();
  });
}

/** An answer waits until nobody is sending any more: a browser that still is could not read it. */
export function readBodiesFirst(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw }, reply, payload) => {
    await drain(raw);
    // a body that never ended cannot be followed by another request
    if (!raw.complete) void reply.header('connection', 'close');
    return payload;
  });
}
