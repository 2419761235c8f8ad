import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditLine, type OwnerService, rpc } from '@groundwork/contracts';
import { storeAudit, lineAt } from '../../../testing/audit.ts';
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

describe('the access log of an owner', () => {
  it('lists entries by the owner, by staff and by a lender, without the names of staff', async () => {
    const { user, token } = gateway.identity.someone();
    const reviewer = randomUUID();
    storeLines('identity', []);
    storeLines('documents', [
      lineAt(1, user.id),
      lineAt(2, user.id, reviewer),
      lineAt(3, randomUUID()),
      lineAt(4, user.id, 'system'),
      lineAt(5, user.id, `link:${randomUUID()}`),
    ]);
    const [status, page] = await get<{ items: object[] }>('/api/privacy/access-log', token);
    expect(status).toBe(200);
    expect(page.items).toMatchObject([
      { who: 'lender' },
      { who: 'system' },
      { who: 'staff', action: 'document.downloaded', subject: 'document d1', service: 'documents' },
      { who: 'you' },
    ]);
    expect(JSON.stringify(page)).not.toContain(reviewer);
  });

  it('lists the looks of people with access alone, also while other services are away', async () => {
    const { user, token } = gateway.identity.someone();
    const subject = { type: 'area', id: 'documents' };
    gateway.calls.goAway(rpc.profile.audit);
    storeLines('identity', [
      lineAt(6, user.id),
      { ...lineAt(7, user.id, randomUUID()), action: 'area.read', subject },
    ]);
    const looks = '/api/privacy/access-log?service=identity&action=area.read';
    const [status, page] = await get<object>(looks, token);
    expect([status, page]).toMatchObject([200, { items: [{ action: 'area.read', area: 'documents' }] }]);
    storeLines('profile', []);
  });

  it('returns 503 while a service is away', async () => {
    const { token } = gateway.identity.someone();
    gateway.calls.goAway(rpc.profile.audit);
    const [status, problem] = await get<object>('/api/privacy/access-log', token);
    expect([status, problem]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    storeLines('profile', []);
  });
});
