import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const ANSWERED_WITHIN_MS = 120_000;

/** fetch would normalize the address. */
export class Sender {
  readonly #agent: Agent;
  readonly #place: { hostname: string; port: string; localAddress?: string };

  constructor(url: string, localAddress?: string) {
    const { hostname, port } = new URL(url);
    this.#place = { hostname, port, ...(localAddress !== undefined && { localAddress }) };
    this.#agent = new Agent({ keepAlive: true });
  }

  close(): void {
    this.#agent.destroy();
  }

  async send(sent: Sent): Promise<Answer> {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    for (let left = 3; ; left -= 1) {
      try {
        return await this.#once(sent, signal);
      } catch (error) {
        // The gateway closes a connection whose body it does not read.
        if (left === 0 || signal.aborted) throw error;
      }
    }
  }

  async #once({ path, method = 'GET', headers = {}, body }: Sent, signal: AbortSignal): Promise<Answer> {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request({
      ...this.#place,
      path,
      method,
      agent: this.#agent,
      headers: { ...headers, ...length },
      signal,
    });
    // A request can fail twice, and `once` rejects only the first time.
    outgoing.on('error', () => undefined);
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
  }
}

export async function inParallel<T>(
  atOnce: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = all[Symbol.iterator]();
  const lane = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
