import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type DemoPractice, rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { DataSource } from 'typeorm';
import { outcomeOf, runIdentity, slowCallMs } from '../../testing/identity.ts';
import { seed } from './seed.ts';

jest.setTimeout(4 * slowCallMs);

let identity: RunningService;
beforeAll(async () => {
  identity = await runIdentity();
});
afterAll(() => identity.stop());

const clientOf = (n: number, stage: 'collecting' | 'offered') => ({
  email: `client${n}@groundwork.example`,
  firstName: 'Rosa',
  lastName: 'Diaz',
  business: `Bakery ${n}`,
  stage,
  chapters: [],
});
const practice: DemoPractice = {
  email: 'practice@groundwork.example',
  firstName: 'Jo',
  lastName: 'Lee',
  name: 'Harbor Advisers',
  clients: [clientOf(1, 'collecting'), clientOf(2, 'offered')],
};
const demo = { email: 'demo@groundwork.example', password: 'Demo-1234567890', practice };

it('the demo practice signs in with the demo password and has its clients in their stages, once', async () => {
  const dataSource = identity.app.get(DataSource);
  expect(await seed(dataSource, demo)).toBe(
    'a demo owner, demo@groundwork.example and a demo practice, practice@groundwork.example',
  );
  expect(await seed(dataSource, demo)).toBeUndefined();
  const signIn = (email: string) => identity.rpc.call(rpc.identity.login, { email, password: demo.password });
  const { user } = await signIn(practice.email);
  const [held] = await identity.rpc.call(rpc.identity.practices, { userId: user.id });
  expect(held).toMatchObject({ name: 'Harbor Advisers', role: 'admin', clients: 2 });
  const call = { userId: user.id, practiceId: held!.id, page: {} };
  const { items } = await identity.rpc.call(rpc.identity.clients, call);
  expect(items.map(({ businessName, stage }) => [businessName, stage])).toEqual([
    ['Bakery 1', 'collecting'],
    ['Bakery 2', 'offered'],
  ]);
  expect(await outcomeOf(signIn('client1@groundwork.example'))).toBe('BAD_CREDENTIALS');
});
