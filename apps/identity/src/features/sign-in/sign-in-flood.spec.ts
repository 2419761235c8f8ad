import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { ann, outcomeOf, runIdentity, signUp, slowCallMs } from '../../../testing/identity.ts';

const guesses = 200;
const reads = 40;

let identity: RunningService;
let token: string;

beforeAll(async () => {
  identity = await runIdentity({ DATABASE_POOL_SIZE: '4' });
  ({ token } = await signUp(identity, ann.email));
});
afterAll(() => identity.stop());

const guess = (n: number) =>
  outcomeOf(
    identity.rpc.call(
      rpc.identity.login,
      { email: `stranger-${n}@example.com`, password: 'a wrong guess' },
      slowCallMs,
    ),
  );

it('verifies each session during a flood of wrong sign-ins, and counts only checked passwords', async () => {
  const flood = Promise.all(Array.from({ length: guesses }, (_, n) => guess(n)));
  const verified = await Promise.allSettled(
    Array.from({ length: reads }, () => identity.rpc.call(rpc.identity.verifyToken, { token })),
  );
  const outcomes = await flood;
  expect(verified.filter((read) => read.status === 'rejected' || read.value === null)).toEqual([]);

  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  const checked = count('BAD_CREDENTIALS');
  expect(checked).toBeGreaterThan(0);
  expect(count('TOO_MANY_REQUESTS')).toBe(guesses - checked);
  expect(checked).toBeLessThan(guesses);
  const [attempts] = (await identity.query('select count(*)::int as count from attempts')) as [
    { count: number },
  ];
  // one counter of the guesser, one of the account, and one of the account everywhere
  expect(attempts.count).toBe(3 * checked);
});

it('accepts the right password after the flood', async () => {
  expect(
    await outcomeOf(identity.rpc.call(rpc.identity.login, { email: ann.email, password: ann.password })),
  ).toBe('in');
});
