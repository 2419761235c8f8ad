import type { IncomingMessage } from 'node:http';

/** More than this nobody sends by mistake: the connection may break. */
const most = 256 * 1024 * 1024;

/** Reads the rest of a refused body away: a browser that is still sending could not read our answer. */
export async function drain(body: IncomingMessage): Promise<void> {
  body.unpipe();
  let read = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (read > most) break;
    }
  } catch {
    // it broke off: nobody is left to answer
  }
}
