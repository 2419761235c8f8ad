import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** No client sends more by mistake, so the connection may break. */
const maxBytes = 256 * 1024 * 1024;
/** A client that pauses longer waits for the response. */
const pauseMs = 5000;

function drain(body: IncomingMessage): Promise<void> {
  if (body.complete || body.destroyed) return Promise.resolve();
  body.unpipe();
  return new Promise((resolve) => {
    let readBytes = 0;
    const done = () => {
      clearTimeout(pause);
      body.off('data', count);
      resolve();
    };
    const pause = setTimeout(done, pauseMs);
    const count = (chunk: Buffer) => {
      readBytes += chunk.length;
      pause.refresh();
      if (readBytes > maxBytes) done();
    };
    body.on('data', count).once('end', done).once('close', done).once('error', done);
    body.resume();
  });
}

/** A browser that still sends its body cannot read the response. */
export function readBodiesFirst(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw }, reply, payload) => {
    await drain(raw);
    // another request cannot follow an incomplete body
    if (!raw.complete) void reply.header('connection', 'close');
    return payload;
  });
}
