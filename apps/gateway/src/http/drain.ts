import type { IncomingMessage } from 'node:http';

/** More than this nobody sends by mistake: the connection may break. */
const most = 256 * 1024 * 1024;
/** Whoever pauses longer is waiting for the answer himself. */
const pauseMs = 5000;

/** Reads the rest of a refused body away: a browser that is still sending could not read our answer. */
export function drain(body: IncomingMessage): Promise<void> {
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
