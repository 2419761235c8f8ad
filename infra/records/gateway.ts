import type { RecordUpload } from '@groundwork/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { fill } from '../../libs/wording/src/fill.ts';
import { recordTexts } from './records.wording.ts';

export class Away extends Error {}

export class Rejected extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: readonly { readonly field: string; readonly message: string }[] = [],
  ) {
    super(message);
  }
}

interface Sent {
  readonly method?: string;
  readonly json?: object;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

const ADDRESS = '/api/admin/lender-records/uploads';
const ANSWERED_WITHIN_MS = 180_000;
const MOST_TRIES = 20;

const bodyOf = ({ json, bytes }: Sent) => {
  if (bytes) return { body: bytes, type: { 'content-type': 'application/octet-stream' } };
  return json ? { body: JSON.stringify(json), type: { 'content-type': 'application/json' } } : { type: {} };
};

/** The calls of an administrator over HTTP. A busy or restarting gateway is tried again. */
export class Gateway {
  constructor(
    readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(url: string, person: object): Promise<Gateway> {
    const { token } = (await new Gateway(url, '').call('/api/auth/login', { json: person })) as {
      token: string;
    };
    return new Gateway(url, token);
  }

  open = (file: object) => this.upload('', { json: file });
  one = (id: string) => this.upload(`/${id}`);
  send = (id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
    this.upload(`/${id}?offset=${offset}`, { method: 'PUT', bytes });
  apply = (id: string, confirm: readonly string[]) => this.upload(`/${id}/apply`, { json: { confirm } });

  async call(path: string, sent: Sent = {}): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.attempt(path, sent);
      if (answer.ok) return answer.json();
      const isBusy = answer.status === 429 || answer.status === 503;
      if (!isBusy) throw await rejectionOf(answer);
      if (tries === MOST_TRIES) throw new Away(fill(recordTexts.away, { url: this.url }));
      await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }

  private async upload(path: string, sent?: Sent): Promise<RecordUpload> {
    return (await this.call(`${ADDRESS}${path}`, sent)) as RecordUpload;
  }

  private async attempt(path: string, sent: Sent): Promise<Response> {
    const { body, type } = bodyOf(sent);
    try {
      return await fetch(`${this.url}${path}`, {
        method: sent.method ?? (sent.json ? 'POST' : 'GET'),
        headers: { ...type, ...(this.token && { authorization: `Bearer ${this.token}` }) },
        ...(body && { body }),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
    } catch (error) {
      throw new Away(fill(recordTexts.away, { url: this.url }), { cause: error });
    }
  }
}

async function rejectionOf(answer: Response): Promise<Rejected> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Rejected>;
  return new Rejected(problem.code ?? '', problem.message ?? `${answer.status}`, problem.details);
}
