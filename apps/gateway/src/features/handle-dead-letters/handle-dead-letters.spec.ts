import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());

describe('dead letters', () => {
  it('are requeued with the admin as the actor', async () => {
    const { user, token } = gateway.identity.someone('admin');
    const requests: unknown[] = [];
    gateway.calls.on(rpc.scoring.requeue, (request) => {
      requests.push(request);
      return { count: 1 };
    });
    const ids = [randomUUID()];
    const answer = await fetch(`${gateway.url}/api/admin/dead-letters/requeue`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'scoring', ids, actorId: randomUUID() }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { count: 1 }]);
    expect(requests).toEqual([{ actorId: user.id, ids }]);
  });
});
