import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditLine, type AuditReply, type OwnerService, rpc } from '@groundwork/contracts';
import { randomUUID } from 'node:crypto';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());

/** Ids in the order of time, as services make them. */
const idAt = (second: number) => `0190c9a0-00${String(second).padStart(2, '0')}-7000-8000-000000000000`;

const lineAt = (second: number, userId: string, actor = userId): AuditLine => ({
  id: idAt(second),
  at: `2026-02-03T04:05:${String(second).padStart(2, '0')}.000Z`,
  actor,
  action: 'document.downloaded',
  subject: { type: 'document', id: 'd1' },
  userId,
  details: {},
  correlationId: 'trace',
});

/** Answers as a service does: newest first, what is older than the cursor, a page of it. */
function keeps(service: OwnerService, lines: AuditLine[]): void {
  gateway.calls.on(rpc[service].audit, ({ cursor, limit = 50, userId }) => {
    const fitting = lines.filter(
      (line) => (!cursor || line.id < cursor) && (!userId || line.userId === userId),
    );
    const items = fitting.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
    return { items, nextCursor: fitting.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}

const get = async <T>(path: string, token: string): Promise<[number, T]> => {
  const answer = await fetch(`${gateway.url}${path}`, { headers: bearer(token) });
  return [answer.status, (await answer.json()) as T];
};

describe('the log of all services', () => {
  const ann = randomUUID();

  it('is one, newest first, and page after page misses none and repeats none', async () => {
    const { token } = gateway.identity.someone('admin');
    keeps(
      'documents',
      [1, 4, 5, 6].map((second) => lineAt(second, ann)),
    );
    keeps(
      'identity',
      [2, 3, 7].map((second) => lineAt(second, ann)),
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const [status, page]: [number, AuditReply] = await get(`/api/admin/audit?limit=2${after}`, token);
      expect(status).toBe(200);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map(idAt));
  });

  it('says whose entries are missing while a service is away', async () => {
    const { token } = gateway.identity.someone('admin');
    keeps('documents', [lineAt(1, ann)]);
    gateway.calls.goAway(rpc.matching.audit);
    const [status, page] = await get<AuditReply>('/api/admin/audit', token);
    expect([status, page.unavailable]).toEqual([200, ['matching']]);
    expect(page.items.map(({ service }) => service)).toContain('documents');
    keeps('matching', []);
  });

  it.each(['service=gateway', 'limit=0', 'cursor=1', 'userId=ann', 'action=a&action=b', 'actor=%00'])(
    'refuses %s with a sentence',
    async (query) => {
      const { token } = gateway.identity.someone('admin');
      const [status, problem] = await get<object>(`/api/admin/audit?${query}`, token);
      expect([status, problem]).toMatchObject([400, { code: 'INVALID_INPUT', message: expect.any(String) }]);
    },
  );
});

describe('the access log of an owner', () => {
  it('has what was done with their data by them and by staff, whose names it does not tell', async () => {
    const { user, token } = gateway.identity.someone();
    const reviewer = randomUUID();
    keeps('identity', []);
    keeps('documents', [
      lineAt(1, user.id),
      lineAt(2, user.id, reviewer),
      lineAt(3, randomUUID()),
      lineAt(4, user.id, 'system'),
    ]);
    const [status, page] = await get<{ items: object[] }>('/api/privacy/access-log', token);
    expect(status).toBe(200);
    expect(page.items).toMatchObject([
      { who: 'system' },
      { who: 'staff', action: 'document.downloaded', subject: 'document d1', service: 'documents' },
      { who: 'you' },
    ]);
    expect(JSON.stringify(page)).not.toContain(reviewer);
  });

  it('is not shown with a gap: 503 while a service is away', async () => {
    const { token } = gateway.identity.someone();
    gateway.calls.goAway(rpc.profile.audit);
    const [status, problem] = await get<object>('/api/privacy/access-log', token);
    expect([status, problem]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    keeps('profile', []);
  });
});

describe('dead letters', () => {
  it('are requeued and purged in the administrator’s own name', async () => {
    const { user, token } = gateway.identity.someone('admin');
    const asked: unknown[] = [];
    gateway.calls.on(rpc.scoring.requeue, (request) => {
      asked.push(request);
      return { count: 1 };
    });
    const ids = [randomUUID()];
    const answer = await fetch(`${gateway.url}/api/admin/dead-letters/requeue`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'scoring', ids, actorId: randomUUID() }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { count: 1 }]);
    expect(asked).toEqual([{ actorId: user.id, ids }]);
  });
});
