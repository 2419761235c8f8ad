import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { eventually, type RunningService } from '@groundwork/testing';
import { ann, slowCallMs, runIdentity, runReplica } from '../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity();
});

afterAll(() => identity.stop());

describe('identity', () => {
  it('creates an account on the starter plan and accepts its token', async () => {
    const { token, user } = await identity.rpc.call(rpc.identity.signup, ann);
    expect(user).toMatchObject({
      email: ann.email,
      subscriptionPlan: 'starter',
      role: 'user',
      mfaEnabled: false,
    });
    expect(user).not.toHaveProperty('passwordHash');
    const verified = await identity.rpc.call(rpc.identity.verifyToken, { token });
    expect(verified?.user).toEqual(user);
  });

  it('rejects a second account for the same email in any case and spacing', async () => {
    const again = { ...ann, email: '  ANN@Example.com ' };
    await expect(identity.rpc.call(rpc.identity.signup, again)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'EMAIL_IN_USE',
      message: 'Email already in use',
    });
  });

  it('returns the same message for a wrong password and for an unknown email', async () => {
    const error = { kind: 'unauthenticated', message: 'Invalid email or password' };
    const wrong = { email: ann.email, password: 'wrong horse' };
    const unknown = { email: 'unknown@example.com', password: 'correct horse' };
    await expect(identity.rpc.call(rpc.identity.login, wrong)).rejects.toMatchObject(error);
    await expect(identity.rpc.call(rpc.identity.login, unknown)).rejects.toMatchObject(error);
  });

  it('rejects a token after its sign-out, and accepts the other tokens of the user', async () => {
    const { email, password } = ann;
    const first = await identity.rpc.call(rpc.identity.login, { email, password });
    const second = await identity.rpc.call(rpc.identity.login, { email, password });
    await identity.rpc.call(rpc.identity.logout, { token: first.token });
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: first.token })).toBeNull();
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: second.token })).not.toBeNull();
  });

  it('publishes a revocation at once and rejects the token after a restart', async () => {
    const { email, password } = ann;
    const signIn = () => identity.rpc.call(rpc.identity.login, { email, password });
    const revocations: { data: { tokenHashes: string[] } }[] = [];
    identity.connection.subscribe(events.sessionRevoked.subject, {
      callback: (_, message) => void revocations.push(message.json()),
    });
    const open = await signIn();
    const revoke = async () => {
      const { token, user } = await signIn();
      const since = performance.now();
      await identity.rpc.call(rpc.identity.logout, { token });
      const own = await eventually(
        async () => revocations.filter(({ data }) => data.tokenHashes.includes(tokenHash(token))),
        ({ length }) => length > 0,
      );
      expect(own).toMatchObject([{ userId: user.id, data: { tokenHashes: [tokenHash(token)] } }]);
      return { token, ms: performance.now() - since };
    };
    const [revoked, ...more] = [
      await revoke(),
      await revoke(),
      await revoke(),
      await revoke(),
      await revoke(),
    ];
    // Each follows a round of the relay. If it waited for the next round, all would need two seconds.
    expect(Math.min(...more.map(({ ms }) => ms))).toBeLessThan(1000);

    await identity.app.close();
    const restarted = await runReplica(identity);
    const { stop } = identity;
    identity.stop = () => restarted.close().then(stop);
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: revoked.token })).toBeNull();
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: open.token })).not.toBeNull();
  });

  it('stores neither passwords nor tokens', async () => {
    const { token } = await identity.rpc.call(rpc.identity.login, {
      email: ann.email,
      password: ann.password,
    });
    const rows = JSON.stringify(await identity.query('select * from users, sessions, outbox, attempts'));
    expect(rows).toContain(ann.email);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(ann.password);
  });
});
