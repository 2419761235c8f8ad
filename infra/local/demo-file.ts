import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentView, PackageView } from '@groundwork/contracts';
import { demoFile } from './local.wording.ts';

const documentsWithinMs = 180_000;
const lookEveryMs = 1000;
const answeredWithinMs = 30_000;

class DemoOwner {
  private token = '';

  constructor(private readonly url: string) {}

  async request<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answeredWithinMs),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  async signIn(demo: { email: string; password: string }): Promise<void> {
    ({ token: this.token } = await this.request<{ token: string }>('/api/auth/login', demo));
  }

  async readDocuments(): Promise<DocumentView[]> {
    const until = Date.now() + documentsWithinMs;
    for (;;) {
      const documents = await this.request<DocumentView[]>('/api/documents');
      const isRead = documents.every(({ status }) => status !== 'pending' && status !== 'processing');
      if (isRead || Date.now() > until) return documents.filter(({ status }) => status === 'processed');
      await sleep(lookEveryMs, undefined, { ref: false });
    }
  }
}

interface DemoSystem {
  readonly url: string;
  readonly demo: { readonly email: string; readonly password: string };
  /** Written once: a withdrawn demo file does not come back. */
  readonly stamp: string;
}

/** The demo owner freezes a lender's file as each owner does, so the services build it by themselves. */
export async function freezeDemoFile({ url, demo, stamp }: DemoSystem): Promise<PackageView | undefined> {
  if (existsSync(stamp)) return undefined;
  const owner = new DemoOwner(url);
  await owner.signIn(demo);
  const documents = await owner.readDocuments();
  const frozen = await owner.request<PackageView>('/api/packages', {
    title: demoFile.title,
    lenderName: demoFile.lender,
    documentIds: documents.map(({ id }) => id),
  });
  writeFileSync(stamp, frozen.id);
  await owner.request('/api/auth/logout', {});
  return frozen;
}
