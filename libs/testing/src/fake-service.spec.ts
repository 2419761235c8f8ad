import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { byDocumentCategory, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { NatsConnection } from '@nats-io/transport-node';
import { FakeService } from './fake-service.ts';
import { cleanNats } from './test-nats.ts';

let callerSide: NatsConnection;
let serviceSide: NatsConnection;

beforeAll(async () => {
  callerSide = await cleanNats();
  serviceSide = await cleanNats();
});
afterAll(() => Promise.all([callerSide.close(), serviceSide.close()]));

const portfolio = (total: number) => ({ total, categories: byDocumentCategory(() => 0) });
const owner = { userId: '0198c1de-0000-7000-8000-000000000001' as UserId };

it('answers a call that is on its way while the answer changes', async () => {
  const caller = new RpcClient(callerSide, 5000);
  const service = new FakeService(serviceSide);
  service.on(rpc.documents.portfolio, () => {
    service.on(rpc.documents.portfolio, () => portfolio(2));
    return portfolio(1);
  });
  await serviceSide.flush();
  const answers = await Promise.all([1, 2].map(() => caller.call(rpc.documents.portfolio, owner)));
  expect(answers.map(({ total }) => total)).toEqual([1, 2]);
});

it('is away at once, as a service that nobody started, and there again at once', async () => {
  const request = () => callerSide.request(rpc.documents.list.subject, '{}');
  const failureOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => String(error));
  const nobody = await failureOf(request());
  const service = new FakeService(serviceSide);
  service.goAway(rpc.documents.list);
  await serviceSide.flush();
  expect(await failureOf(request())).toBe(nobody);
  service.on(rpc.documents.list, () => ({ items: [], nextCursor: null }));
  const caller = new RpcClient(callerSide, 5000);
  expect(await caller.call(rpc.documents.list, { ...owner, page: {} })).toEqual({
    items: [],
    nextCursor: null,
  });
});
