import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());

const get = async (path: string): Promise<unknown> =>
  (await fetch(`${gateway.url}${path}`, { headers: bearer(token) })).json();

it('has dollars beside the cents of a service', async () => {
  expect(await get('/api/cash-flow')).toMatchObject({
    payers: [{ cents: 484_000, percent: 2210, plain: { amount: 4840, percent: 22.1 } }],
  });
  const [file] = (await get('/api/bank-files')) as {
    plan: { totalIn: number; plain: { totalIn: number } };
  }[];
  expect(file?.plan.plain.totalIn).toBe((file?.plan.totalIn ?? 0) / 100);
});

it('leaves an error as it is', async () => {
  expect(await get('/api/bank-rows?limit=0')).not.toHaveProperty('plain');
});
