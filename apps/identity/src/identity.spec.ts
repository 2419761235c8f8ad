import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { type RunningService, runService } from '@groundwork/testing';
import { identityConfig } from './identity.config.ts';
import { identityModule } from './identity.module.ts';
import { identityDatabase } from './persistence/database.ts';

const ann = { email: 'ann@example.com', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };

let identity: RunningService;

beforeAll(async () => {
  identity = await runService({
    service: 'identity',
    config: identityConfig,
    module: identityModule,
    database: identityDatabase,
  });
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

  it('keeps neither passwords nor tokens', async () => {
    const { token } = await identity.rpc.call(rpc.identity.login, {
      email: ann.email,
      password: ann.password,
    });
    const rows = JSON.stringify(await identity.query('select * from users, sessions, outbox'));
    expect(rows).toContain(ann.email);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(ann.password);
  });
});
