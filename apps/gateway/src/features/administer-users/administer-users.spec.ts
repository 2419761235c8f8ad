import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc, type UserId, type UserSummary } from '@groundwork/contracts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import type { Person } from '../../../testing/people.ts';

let gateway: RunningGateway;
let admin: Person;
const requests: unknown[] = [];

const bea: UserSummary = {
  id: randomUUID() as UserId,
  email: 'bea@example.com',
  firstName: 'Bea',
  lastName: 'Kay',
  role: 'user',
  subscriptionPlan: 'starter',
  createdAt: '2026-01-02T03:04:05.000Z',
};

beforeAll(async () => {
  gateway = await runGateway();
  admin = gateway.identity.someone('admin');
  gateway.calls
    .on(rpc.identity.listUsers, (query) => {
      requests.push(query);
      return { items: [bea], nextCursor: bea.id };
    })
    .on(rpc.identity.changeRole, (request) => {
      requests.push(request);
      return { ...bea, role: request.role };
    });
});
afterAll(() => gateway.stop());

const list = (query: string) =>
  fetch(`${gateway.url}/api/admin/users${query}`, { headers: bearer(admin.token) });
const change = (id: string, body: object) =>
  fetch(`${gateway.url}/api/admin/users/${id}`, {
    method: 'PATCH',
    headers: { ...bearer(admin.token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('an admin', () => {
  it('reads a page of users whose email contains the search text', async () => {
    requests.length = 0;
    const answer = await list(`?search=%20BEA&limit=10&cursor=${bea.id}`);
    expect([answer.status, await answer.json()]).toEqual([200, { items: [bea], nextCursor: bea.id }]);
    expect(requests).toEqual([{ search: 'bea', limit: 10, cursor: bea.id }]);
  });

  it.each([
    ['search', '?search=a&search=b'],
    ['search', '?search=%00'],
    ['limit', '?limit=0'],
    ['limit', '?limit=1&limit=2'],
    ['cursor', '?cursor=first'],
  ])('receives 400 with the field %s for %s', async (field, query) => {
    const answer = await list(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      details: [{ field, message: expect.stringMatching(/^(Enter|Use|Send|Please remove) /) }],
    });
  });

  it('changes the role and nothing else; the actor is the admin', async () => {
    requests.length = 0;
    const answer = await change(bea.id, { role: 'reviewer', subscriptionPlan: 'master', actorId: bea.id });
    expect([answer.status, await answer.json()]).toEqual([200, { ...bea, role: 'reviewer' }]);
    expect(requests).toEqual([{ actorId: admin.user.id, userId: bea.id, role: 'reviewer' }]);
  });

  it.each([{ role: 'owner' }, { role: null }, { role: ['admin'] }, {}])(
    'receives 400 for the role %j',
    async (body) => {
      const answer = await change(bea.id, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        details: [{ field: 'role', message: 'Choose user, reviewer or admin' }],
      });
    },
  );

  it('ends the sessions of a user and creates a one-time link; the actor is the admin', async () => {
    requests.length = 0;
    const resetLink = { url: 'https://app.example.com/reset-password#x', expiresAt: bea.createdAt };
    gateway.calls
      .on(rpc.identity.endSessionsOfUser, (request) => {
        requests.push(request);
        return { signedOut: 3 };
      })
      .on(rpc.identity.issueResetLink, (request) => {
        requests.push(request);
        return resetLink;
      });
    const post = async (path: string) => {
      const answer = await fetch(`${gateway.url}/api/admin/users/${bea.id}/${path}`, {
        method: 'POST',
        headers: bearer(admin.token),
      });
      return [answer.status, await answer.json()];
    };
    expect(await post('end-sessions')).toEqual([200, { signedOut: 3 }]);
    expect(await post('reset-link')).toEqual([201, resetLink]);
    const own = { actorId: admin.user.id, userId: bea.id };
    expect(requests).toEqual([own, own]);
  });
});
