// An owner as drills know one: signs up, uploads a tax return, watches the score.
import { randomUUID } from 'node:crypto';
import { paper } from '../local/demo-paper.mjs';
import { Failure } from '../local/failure.mjs';
import { until } from '../local/wait.mjs';

const SCORED_WITHIN_MS = 120_000;

/** @param {string} url @param {string} path @param {RequestInit} [request] */
async function ask(url, path, request) {
  const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000), ...request });
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** A tax return that the worker can read; no two have the same bytes. @param {number} income */
function taxReturn(income) {
  const figure = `${income.toLocaleString('en-US')}.00`;
  return paper([
    `Form 1040  U.S. Individual Income Tax Return  ${new Date().getUTCFullYear() - 1}`,
    'Department of the Treasury - Internal Revenue Service',
    `9 This is your total income ${figure}`,
    `11 This is your adjusted gross income ${figure}`,
    '24 This is your total tax 8,040.00',
  ]);
}

export class Owner {
  #income = 61_000;

  /** @param {string} url @param {string} token */
  constructor(url, token) {
    this.url = url;
    this.token = token;
    this.headers = { authorization: `Bearer ${token}` };
  }

  /** @param {string} url */
  static async signUp(url) {
    const person = { firstName: 'Drill', lastName: 'Owner', password: `Drill-${randomUUID()}` };
    const { token } = await ask(url, '/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, email: `drill.${randomUUID()}@example.com` }),
    });
    return new Owner(url, token);
  }

  /** @returns {Promise<number>} */
  async score() {
    return (await ask(this.url, '/api/score', { headers: this.headers })).totalScore;
  }

  /** @returns {Promise<{ id: string, status: string, originalName: string }[]>} */
  documents() {
    return ask(this.url, '/api/documents', { headers: this.headers });
  }

  /** @returns {Promise<string>} its id */
  async upload() {
    this.#income += 1000;
    const form = new FormData();
    form.append('category', 'tax_documents');
    form.append('subcategory', 'form_1040');
    const file = new File([taxReturn(this.#income)], `form-1040-${this.#income}.pdf`, {
      type: 'application/pdf',
    });
    form.append('file', file);
    const request = { method: 'POST', headers: this.headers, body: form };
    return (await ask(this.url, '/api/documents/upload', request)).id;
  }

  /** Uploads, and waits until the score has moved by it. */
  async uploadUntilScored() {
    const since = performance.now();
    const before = await this.score();
    const id = await this.upload();
    let after = before;
    const isScored = async () => (after = await this.score().catch(() => before)) !== before;
    if (!(await until(isScored, { withinMs: SCORED_WITHIN_MS, everyMs: 100 })))
      throw new Failure(
        `The upload ${id} has not reached the score: ${JSON.stringify(await this.documents())}`,
      );
    return { before, after, seconds: ((performance.now() - since) / 1000).toFixed(1) };
  }
}
