// Owners at work, at a steady rate whatever the answers do; every answer that is not a good one is kept.
import { Agent, request } from 'node:http';

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
  /** @type {{ at: string, path: string, said: string }[]} */
  failures = [];
  answered = 0;
  #agent = new Agent({ keepAlive: true });
  #turn = 0;
  /** @type {Set<Promise<void>>} */
  #underWay = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {string} url @param {string[]} tokens */
  constructor(url, tokens) {
    this.url = url;
    this.tokens = tokens;
  }

  /** @param {number} aSecond */
  start(aSecond) {
    this.#timer = setInterval(() => {
      const asked = this.#askNext().finally(() => this.#underWay.delete(asked));
      this.#underWay.add(asked);
    }, 1000 / aSecond);
  }

  async stop() {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
    this.#agent.destroy();
  }

  async #askNext() {
    this.#turn += 1;
    const token = this.tokens[this.#turn % this.tokens.length] ?? '';
    // Every tenth saves: a restart must not lose what somebody typed.
    const saves = this.#turn % 10 === 0;
    const path = saves ? '/api/business-profile' : (READS[this.#turn % READS.length] ?? '/');
    const body = saves ? JSON.stringify({ annualRevenueCurrent: this.#turn * 100 }) : undefined;
    const said = await this.#ask(path, token, body).catch((error) => String(error));
    if (said === '200') this.answered += 1;
    else this.failures.push({ at: new Date().toISOString(), path, said });
  }

  /** @param {string} path @param {string} token @param {string | undefined} body @returns {Promise<string>} */
  #ask(path, token, body) {
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request(`${this.url}${path}`, {
        agent: this.#agent,
        method,
        headers,
        timeout: PATIENCE_MS,
      });
      asked.on('response', (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve(answer.statusCode === 200 ? '200' : `${answer.statusCode} ${text}`));
        answer.on('error', reject);
      });
      asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
