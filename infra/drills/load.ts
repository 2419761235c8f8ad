import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Owner } from './owner.ts';
import { Steady } from './steadily.ts';

const READS = [
  '/api/user',
  '/api/dashboard',
  '/api/score',
  '/api/documents',
  '/api/recommendations',
  '/api/banking-info',
];
const PATIENCE_MS = 30_000;

export class Load {
  failures: { at: string; path: string; outcome: string }[] = [];
  answered = 0;
  #agent = new Agent({ keepAlive: true });
  #turn = 0;
  readonly #steady = new Steady();

  constructor(
    readonly url: string,
    readonly owners: readonly Owner[],
    readonly patienceMs = PATIENCE_MS,
    readonly localAddress?: string,
  ) {}

  start(aSecond: number) {
    this.#steady.start(aSecond, () => this.#askNext());
  }

  async stop() {
    await this.#steady.stop();
    this.#agent.destroy();
  }

  async #askNext() {
    this.#turn += 1;
    const place = this.#turn % this.owners.length;
    const owner = this.owners[place];
    // As a proxy sends it. Before the gateway read a session, it counts the address.
    const headers = { ...owner?.headers, 'x-forwarded-for': `198.51.100.${place + 1}` };
    const saves = this.#turn % 10 === 0;
    const path = saves ? '/api/business-profile' : (READS[this.#turn % READS.length] ?? '/');
    const body = saves ? JSON.stringify({ annualRevenueCurrent: this.#turn * 100 }) : undefined;
    const outcome = await this.#ask(path, headers, body).catch(String);
    if (outcome === '200') this.answered += 1;
    else this.failures.push({ at: new Date().toISOString(), path, outcome });
  }

  /** fetch would repeat a request by itself where a connection was closed. */
  async #ask(path: string, headers: Record<string, string>, body: string | undefined): Promise<string> {
    const outgoing = request(`${this.url}${path}`, {
      agent: this.#agent,
      ...(this.localAddress !== undefined && { localAddress: this.localAddress }),
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
      timeout: this.patienceMs,
    });
    outgoing.on('error', () => undefined);
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${this.patienceMs} ms`)));
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const reply = await text(answer);
    return answer.statusCode === 200 ? '200' : `${answer.statusCode} ${reply}`;
  }
}
