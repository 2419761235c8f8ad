import { randomUUID } from 'node:crypto';
import type { DocumentView } from '@groundwork/contracts';
import { linesInPdf } from '../../libs/test-data/src/documents/pdf-text.ts';
import { filed1040 } from '../../libs/test-data/src/documents/tax-return.ts';
import { Failure } from '../local/failure.ts';
import { until } from '../local/wait.ts';

const SCORED_WITHIN_MS = 120_000;
const ANSWERED_WITHIN_MS = 30_000;
export const TAX_RETURN: Record<string, string> = { category: 'tax_documents', subcategory: 'form_1040' };

export const taxReturn = (income: number) =>
  linesInPdf(filed1040({ year: new Date().getUTCFullYear() - 1, income, adjustments: 1200, tax: 8040 }));

export class Owner {
  #income = 61_000;
  readonly headers: { authorization: string };

  constructor(
    readonly url: string,
    readonly token: string,
    readonly userId = '',
  ) {
    this.headers = { authorization: `Bearer ${token}` };
  }

  static async signUp(url: string, email = `drill.${randomUUID()}@example.com`): Promise<Owner> {
    const person = { firstName: 'Drill', lastName: 'Owner', password: `Drill-${randomUUID()}` };
    const reply = await new Owner(url, '').request('/api/auth/signup', { ...person, email });
    const { token, user } = reply as { token: string; user: { id: string } };
    return new Owner(url, token, user.id);
  }

  at = (url: string) => new Owner(url, this.token, this.userId);

  answeredWithinMs = ANSWERED_WITHIN_MS;

  async request(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.answeredWithinMs),
    });
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  async score(): Promise<number> {
    return ((await this.request('/api/score')) as { totalScore: number }).totalScore;
  }

  async waitForScore(): Promise<void> {
    const hasScore = () =>
      this.score().then(
        () => true,
        () => false,
      );
    await until(hasScore, { withinMs: ANSWERED_WITHIN_MS, everyMs: 100 });
  }

  async documents(): Promise<DocumentView[]> {
    return (await this.request('/api/documents')) as DocumentView[];
  }

  async *messages(): AsyncGenerator<string, void> {
    const answer = await fetch(`${this.url}/api/events`, { headers: this.headers });
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      for (const [, json = ''] of decoder.decode(chunk as Uint8Array).matchAll(/^data: (.*)$/gm))
        yield (JSON.parse(json) as { type: string }).type;
    }
  }

  async upload(file = this.#taxReturn(), fields = TAX_RETURN): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    return ((await this.request('/api/documents/upload', form)) as { id: string }).id;
  }

  #taxReturn() {
    this.#income += 1000;
    const type = 'application/pdf';
    return new File([taxReturn(this.#income)], `form-1040-${this.#income}.pdf`, { type });
  }

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
