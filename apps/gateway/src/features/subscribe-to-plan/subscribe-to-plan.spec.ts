import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type RouteContract, routes, type RpcContract, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import type { Person } from '../../../testing/people.ts';

let gateway: RunningGateway;
let ann: Person;
let planRequests: object[] = [];

beforeAll(async () => {
  gateway = await runGateway();
  ann = gateway.identity.someone();
  gateway.calls.on(rpc.billing.start, (request) => {
    planRequests.push(request);
    if (request.plan === 'individual')
      throw new DomainError('unavailable', 'PAYMENTS_NOT_CONFIGURED', 'Payments are not configured', {
        retryAfterSeconds: 3600,
      });
    const plan = 'professional' as const;
    return { clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1', plan, status: 'incomplete' };
  });
});
afterAll(() => gateway.stop());

const choose = async (body: string | undefined) => {
  planRequests = [];
  const answer = await fetch(`${gateway.url}/api/get-or-create-subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(ann.token) },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, reply: (await answer.json()) as object, headers: answer.headers };
};

describe('a choice of a plan', () => {
  it('forwards the plan and the user, and ignores amounts and users in the body', async () => {
    const body = { plan: 'professional', amount: 1, price: 'price_cheap', currency: 'idr', userId: 'u2' };
    expect((await choose(JSON.stringify(body))).status).toBe(200);
    const { id: userId, email } = ann.user;
    expect(planRequests).toEqual([
      { ...actingForSelf(userId), plan: 'professional', email, name: 'Ann Lee' },
    ]);
  });

  it.each([undefined, '{}'])('means professional without a plan (%s)', async (body) => {
    expect((await choose(body)).status).toBe(200);
    expect(planRequests).toMatchObject([{ plan: 'professional' }]);
  });

  it.each([7, null, ['individual'], { $ne: '' }, 'x'.repeat(201)])(
    'returns 400 for %j without a call to billing',
    async (plan) => {
      const { status, reply } = await choose(JSON.stringify({ plan }));
      expect([status, planRequests]).toEqual([400, []]);
      expect(reply).toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  it('returns 503 when payments are not configured', async () => {
    const { status, reply, headers } = await choose('{"plan":"individual"}');
    expect([status, headers.get('retry-after')]).toEqual([503, '3600']);
    expect(reply).toEqual({ code: 'PAYMENTS_NOT_CONFIGURED', message: 'Payments are not configured' });
  });
});

describe('the subscription', () => {
  const cases: [RouteContract, RpcContract, object | undefined][] = [
    [routes.subscription, rpc.billing.subscription, undefined],
    [routes.startSubscription, rpc.billing.start, { plan: 'individual' }],
  ];

  it.each(cases)(
    'returns 503 from $path with the seconds to wait while billing is away',
    async (...given) => {
      const [{ method, path }, contract, body] = given;
      gateway.calls.goAway(contract);
      const answer = await fetch(`${gateway.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...bearer(ann.token) },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toEqual({
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/cannot be reached right now/),
      });
    },
  );
});
