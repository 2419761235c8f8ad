import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
let webhooks: { payload: string; signature: string }[] = [];

beforeAll(async () => {
  gateway = await runGateway();
  gateway.calls.on(rpc.billing.receiveWebhook, (webhook) => {
    webhooks.push(webhook);
    return { received: true as const };
  });
});
afterAll(() => gateway.stop());

const post = (body: string | undefined, headers: Record<string, string> = {}) => {
  webhooks = [];
  return fetch(`${gateway.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': 't=1,v1=a',
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
};

describe('a webhook of the payment provider', () => {
  it.each(['{ "id": "evt_1",\n  "name": "Zoë 🚀 \\u0000" }\n', '{', 'not json at all'])(
    'is forwarded byte for byte: %j',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      expect(webhooks).toEqual([{ payload: body, signature: 't=1,v1=a' }]);
    },
  );

  it('is forwarded as empty text without a body or a signature', async () => {
    await post(undefined, { 'stripe-signature': '' });
    expect(webhooks).toEqual([{ payload: '', signature: '' }]);
  });

  it('returns 413 above 256 KB', async () => {
    expect((await post('x'.repeat(256 * 1024))).status).toBe(200);
    const answer = await post('x'.repeat(256 * 1024 + 1));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'BODY_TOO_LARGE', message: 'Your request is too large. Please send less data.' },
    ]);
    expect(webhooks).toEqual([]);
  });

  it('returns 415 for any other type', async () => {
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });
});
