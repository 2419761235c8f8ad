import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { outcomeOf, slowCallMs, runIdentity, runReplica, signUp } from '../../../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity();
});
afterAll(() => identity.stop());

const rows = async (table: string) => (await identity.query(`select * from ${table}`)).length;

describe('an expired row', () => {
  it('opens nothing and is deleted in the background, and the other rows remain', async () => {
    const { token } = await signUp(identity, 'old@example.com');
    const fresh = await signUp(identity, 'new@example.com');
    const guess = (email: string) =>
      outcomeOf(identity.rpc.call(rpc.identity.login, { email, password: 'a wrong guess' }));
    await guess('old@example.com');
    await guess('new@example.com');
    expect([await rows('sessions'), await rows('attempts')]).toEqual([2, 6]);

    const runOut = `set expires_at = now() - interval '1 second'`;
    await identity.query(`update sessions ${runOut} where user_id <> $1`, [fresh.user.id]);
    await identity.query(`update attempts ${runOut} where key = (select min(key) from attempts)`);
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token })).toBeNull();
    const replica = await runReplica(identity);
    const left = await eventually(
      async () => [await rows('sessions'), await rows('attempts')],
      ([sessions, attempts]) => sessions === 1 && attempts === 5,
    ).finally(() => replica.close());
    expect(left).toEqual([1, 5]);
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: fresh.token })).not.toBeNull();
  });
});
