import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditLine, type AuditReply, type OwnerService, rpc, type UserId } from '@groundwork/contracts';
import { idAt, storeAudit, lineAt } from '../../../testing/audit.ts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());

const storeLines = (service: OwnerService, lines: AuditLine[]) => storeAudit(gateway.calls, service, lines);

const get = async <T>(path: string, token: string): Promise<[number, T]> => {
  const answer = await fetch(`${gateway.url}${path}`, { headers: bearer(token) });
  return [answer.status, (await answer.json()) as T];
};

describe('the audit log of all services', () => {
  const ann = randomUUID();

  it('is one list, newest first, and its pages contain each entry once', async () => {
    const { token } = gateway.identity.someone('admin');
    storeLines(
      'documents',
      [1, 4, 5, 6].map((second) => lineAt(second, ann)),
    );
    storeLines(
      'identity',
      [2, 3, 7].map((second) => lineAt(second, ann)),
    );
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const [status, page]: [number, AuditReply] = await get(`/api/admin/audit?limit=2${after}`, token);
      expect(status).toBe(200);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual([7, 6, 5, 4, 3, 2, 1].map(idAt));
  });

  it('names the actor and the owner, and only the known ones', async () => {
    const { token } = gateway.identity.someone('admin');
    const [zoe, leo] = [randomUUID(), randomUUID()] as [UserId, UserId];
    storeLines('documents', [
      { ...lineAt(9, leo), actor: zoe },
      { ...lineAt(8, ann), actor: 'system' },
    ]);
    gateway.calls.on(rpc.identity.userNames, ({ userIds }) => ({
      names: [
        { id: zoe, name: 'Zoe Park' },
        { id: leo, name: 'Leo Marsh' },
      ].filter(({ id }) => userIds.includes(id)),
    }));
    const [status, page] = await get<AuditReply>('/api/admin/audit?limit=2', token);
    expect([status, page.items.map(({ actorName, ownerName }) => [actorName, ownerName])]).toEqual([
      200,
      [
        ['Zoe Park', 'Leo Marsh'],
        [null, null],
      ],
    ]);
  });

  it('shows the entries without names while identity does not return them', async () => {
    const { token } = gateway.identity.someone('admin');
    storeLines('documents', [lineAt(9, ann)]);
    gateway.calls.goAway(rpc.identity.userNames);
    const [status, page] = await get<AuditReply>('/api/admin/audit?limit=1', token);
    expect([status, page.items.map(({ actorName }) => actorName)]).toEqual([200, [null]]);
  });

  it('names the services whose entries are missing', async () => {
    const { token } = gateway.identity.someone('admin');
    storeLines('documents', [lineAt(1, ann)]);
    gateway.calls.goAway(rpc.matching.audit);
    const [status, page] = await get<AuditReply>('/api/admin/audit', token);
    expect([status, page.unavailable]).toEqual([200, ['matching']]);
    expect(page.items.map(({ service }) => service)).toContain('documents');
    storeLines('matching', []);
  });

  it.each(['service=gateway', 'limit=0', 'cursor=1', 'userId=ann', 'action=a&action=b', 'actor=%00'])(
    'returns 400 with a sentence for %s',
    async (query) => {
      const { token } = gateway.identity.someone('admin');
      const [status, problem] = await get<object>(`/api/admin/audit?${query}`, token);
      expect([status, problem]).toMatchObject([400, { code: 'INVALID_INPUT', message: expect.any(String) }]);
    },
  );
});
