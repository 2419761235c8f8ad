import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { eventually, type RunningService } from '@groundwork/testing';
import { ann, patientlyMs, runIdentity, runReplica } from '../testing/identity.ts';

jest.setTimeout(2 * patientlyMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity();
});

afterAll(() => identity.stop());

describe('identity', () => {
  it('signs an owner up on the starter plan and knows the token from then on', async () => {
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

  it('refuses a second account for the same email in any case and spacing', async () => {
    const again = { ...ann, email: '  ANN@Example.com ' };
    await expect(identity.rpc.call(rpc.identity.signup, again)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'EMAIL_IN_USE',
      message: 'Email already in use',
    });
  });

  it('says the same to a wrong password and to an unknown email', async () => {
    const refusal = { kind: 'unauthenticated', message: 'Invalid email or password' };
    const wrong = { email: ann.email, password: 'wrong horse' };
    const unknown = { email: 'nobody@example.com', password: 'correct horse' };
    await expect(identity.rpc.call(rpc.identity.login, wrong)).rejects.toMatchObject(refusal);
    await expect(identity.rpc.call(rpc.identity.login, unknown)).rejects.toMatchObject(refusal);
  });

  it('forgets a token that signed out, and only that one', async () => {
    const { email, password } = ann;
    const first = await identity.rpc.call(rpc.identity.login, { email, password });
    const second = await identity.rpc.call(rpc.identity.login, { email, password });
    await identity.rpc.call(rpc.identity.logout, { token: first.token });
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: first.token })).toBeNull();
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: second.token })).not.toBeNull();
  });

  it('tells of a revocation at once, and stands by it after a restart', async () => {
    const { email, password } = ann;
    const signIn = () => identity.rpc.call(rpc.identity.login, { email, password });
    const told: unknown[] = [];
    identity.connection.subscribe(events.sessionRevoked.subject, {
      callback: (_, message) => void told.push(message.json()),
    });
    const kept = await signIn();
    const revoke = async () => {
      const { token, user } = await signIn();
      const [before, since] = [told.length, performance.now()];
      await identity.rpc.call(rpc.identity.logout, { token });
      await eventually(
        async () => told,
        (all) => all.length > before,
      );
      expect(told.slice(before)).toMatchObject([
        { userId: user.id, data: { tokenHashes: [tokenHash(token)] } },
      ]);
      return { token, ms: performance.now() - since };
    };
    const [gone, ...more] = [await revoke(), await revoke(), await revoke(), await revoke(), await revoke()];
    // each follows a round of the relay: were it to wait for the next, all would take two seconds
    expect(Math.min(...more.map(({ ms }) => ms))).toBeLessThan(1000);

    await identity.app.close();
    const restarted = await runReplica(identity);
    const { stop } = identity;
    identity.stop = () => restarted.close().then(stop);
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: gone.token })).toBeNull();
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token: kept.token })).not.toBeNull();
  });

  it('keeps neither passwords nor tokens', async () => {
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
