import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { byDocumentCategory, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { NatsConnection } from '@nats-io/transport-node';
import { FakeService } from './fake-service.ts';
import { signAsGateway } from './test-calls.ts';
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

it('replies to a call in transit while the answer changes', async () => {
  const caller = new RpcClient(callerSide, 5000, signAsGateway());
  const service = new FakeService(serviceSide);
  service.on(rpc.documents.portfolio, () => {
    service.on(rpc.documents.portfolio, () => portfolio(2));
    return portfolio(1);
  });
  await serviceSide.flush();
  const answers = await Promise.all([1, 2].map(() => caller.call(rpc.documents.portfolio, owner)));
  expect(answers.map(({ total }) => total)).toEqual([1, 2]);
});

it('is absent at once, like a service that never started, and back at once', async () => {
  const request = () => callerSide.request(rpc.documents.list.subject, '{}');
  const failureOf = (reply: Promise<unknown>) => reply.catch((error: unknown) => String(error));
  const noSubscriber = await failureOf(request());
  const service = new FakeService(serviceSide);
  service.goAway(rpc.documents.list);
  await serviceSide.flush();
  expect(await failureOf(request())).toBe(noSubscriber);
  service.on(rpc.documents.list, () => ({ items: [], nextCursor: null }));
  const caller = new RpcClient(callerSide, 5000, signAsGateway());
  expect(await caller.call(rpc.documents.list, { ...owner, page: {} })).toEqual({
    items: [],
    nextCursor: null,
  });
});
