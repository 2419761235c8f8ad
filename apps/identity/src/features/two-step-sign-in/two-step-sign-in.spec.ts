import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { words } from '../../identity.wording.ts';
import { ann, outcomeOf, slowCallMs, runIdentity, signUp } from '../../../testing/identity.ts';
import { waitForFreshStep, oneTimeCode, enroll } from '../../../testing/one-time-codes.ts';

jest.setTimeout(4 * slowCallMs);

let identity: RunningService;
let userCount = 0;

beforeAll(async () => {
  identity = await runIdentity({ FAILED_SIGN_INS_PER_ACCOUNT: '20' });
});
afterAll(() => identity.stop());

async function newPerson(): Promise<{ userId: UserId; email: string }> {
  const email = `owner${(userCount += 1)}@example.com`;
  return { userId: (await signUp(identity, email)).user.id, email };
}

const { password } = ann;
const signIn = (email: string, otp?: string) =>
  outcomeOf(identity.rpc.call(rpc.identity.login, { email, password, otp }, slowCallMs));
const auditActions = async (userId: UserId) =>
  (await identity.query('select action from audit_entries where user_id = $1 order by id', [userId])).map(
    ({ action }) => action,
  );

describe('two-step sign-in', () => {
  it('is off until the owner confirms a first code', async () => {
    const { userId, email } = await newPerson();
    const { secret, url } = await identity.rpc.call(rpc.identity.startMfa, {
      ...actingForSelf(userId),
      password,
      issuer: 'Groundwork',
    });
    expect(url).toMatch(/^otpauth:\/\/totp\/Groundwork:owner\d+%40example\.com\?/);
    expect(new URL(url).searchParams.get('secret')).toBe(secret);
    expect(await signIn(email)).toBe('in');
    const confirm = (otp: string) =>
      outcomeOf(identity.rpc.call(rpc.identity.confirmMfa, { ...actingForSelf(userId), otp }));
    expect(await confirm('000000x')).toBe('WRONG_CODE');
    expect(await signIn(email)).toBe('in');
    await waitForFreshStep();
    expect(await confirm(oneTimeCode(secret))).toBe('in');
    expect(await signIn(email)).toBe('MFA_REQUIRED');
    expect(await confirm(oneTimeCode(secret, 1))).toBe('MFA_IS_ON');
    expect(await auditActions(userId)).toEqual(['mfa.code-refused', 'mfa.enabled']);
  });

  it('returns a secret only with the right password', async () => {
    const { userId } = await newPerson();
    const start = { ...actingForSelf(userId), password: 'a wrong guess', issuer: 'Groundwork' };
    await expect(identity.rpc.call(rpc.identity.startMfa, start)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'WRONG_PASSWORD',
      details: [{ field: 'password', message: words.password.wrong }],
    });
  });

  it('is not visible to a person without the password', async () => {
    const { userId, email } = await newPerson();
    await enroll(identity, userId);
    const guess = { email, password: 'a wrong guess', otp: '123456' };
    expect(await outcomeOf(identity.rpc.call(rpc.identity.login, guess))).toBe('BAD_CREDENTIALS');
  });

  it('accepts a code once, also when it is sent twice at once, and rejects older codes', async () => {
    const { userId, email } = await newPerson();
    const { secret } = await enroll(identity, userId);
    await waitForFreshStep();
    const code = oneTimeCode(secret);
    const outcomes = await Promise.all([signIn(email, code), signIn(email, code), signIn(email, code)]);
    expect(outcomes.sort()).toEqual(['WRONG_CODE', 'WRONG_CODE', 'in']);
    expect(await signIn(email, code)).toBe('WRONG_CODE');
    expect(await signIn(email, oneTimeCode(secret, -1))).toBe('WRONG_CODE');
    expect(await signIn(email, oneTimeCode(secret, 1).replace(/^(...)/, '$1 '))).toBe('in');
  });

  it('rejects expired and future codes, also when no code was used', async () => {
    const { userId, email } = await newPerson();
    const { secret } = await enroll(identity, userId);
    await identity.query('update mfa set last_counter = -1 where user_id = $1', [userId]);
    await waitForFreshStep();
    for (const steps of [-3, -2, 2, 3])
      expect(await signIn(email, oneTimeCode(secret, steps))).toBe('WRONG_CODE');
    expect(await signIn(email, oneTimeCode(secret, -1))).toBe('in');
  });

  it.each(['', ' ', 'x'.repeat(51)])('rejects %j before it checks the code', async (otp) => {
    const { email } = await newPerson();
    expect(await signIn(email, otp)).toBe('INVALID_INPUT');
  });

  it('counts wrong codes as failed sign-ins, also when the password is sent again', async () => {
    const { userId, email } = await newPerson();
    await enroll(identity, userId);
    const outcomes: string[] = [];
    for (let times = 0; times < 11; times += 1) outcomes.push(await signIn(email), await signIn(email, 'no'));
    expect(outcomes.filter((outcome) => outcome === 'WRONG_CODE')).toHaveLength(10);
    expect(outcomes.slice(-2)).toEqual(['TOO_MANY_SIGN_INS', 'TOO_MANY_SIGN_INS']);
  });

  it('stores the secret encrypted and the recovery codes hashed', async () => {
    const { userId } = await newPerson();
    const { secret, recoveryCodes } = await enroll(identity, userId);
    const rows = JSON.stringify([
      await identity.query('select * from mfa'),
      await identity.query('select * from recovery_codes'),
      await identity.query('select * from audit_entries'),
    ]);
    expect(rows).toContain(userId);
    for (const secretText of [secret, ...recoveryCodes]) expect(rows).not.toContain(secretText);
  });
});

describe('a recovery code', () => {
  it('opens the account once, in any case and spacing, also when it is sent twice at once', async () => {
    const { userId, email } = await newPerson();
    const { recoveryCodes } = await enroll(identity, userId);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const outcomes = await Promise.all([signIn(email, first), signIn(email, first.toLowerCase())]);
    expect(outcomes.sort()).toEqual(['WRONG_CODE', 'in']);
    expect(await signIn(email, second.replace('-', ' '))).toBe('in');
    expect(await signIn(email, second)).toBe('WRONG_CODE');
    expect((await auditActions(userId)).filter((action) => action === 'mfa.recovery-code-used')).toHaveLength(
      2,
    );
  });

  it('is invalid after new codes were created', async () => {
    const { userId, email } = await newPerson();
    const { recoveryCodes } = await enroll(identity, userId);
    const [old = '', used = ''] = recoveryCodes;
    const renew = { ...actingForSelf(userId), password, otp: used };
    const fresh = await identity.rpc.call(rpc.identity.renewRecoveryCodes, renew, slowCallMs);
    expect(await signIn(email, old)).toBe('WRONG_CODE');
    expect(await signIn(email, fresh.recoveryCodes[0])).toBe('in');
  });
});

describe('turning two-step sign-in off', () => {
  it('needs the password and a code, and invalidates the app and the recovery codes', async () => {
    const { userId, email } = await newPerson();
    const { recoveryCodes } = await enroll(identity, userId);
    const stop = (typed: string, otp: string) =>
      outcomeOf(identity.rpc.call(rpc.identity.stopMfa, { ...actingForSelf(userId), password: typed, otp }));
    expect(await stop('a wrong guess', recoveryCodes[0] ?? '')).toBe('WRONG_PASSWORD');
    expect(await stop(password, 'AAAAA-AAAAA')).toBe('WRONG_CODE');
    expect(await signIn(email)).toBe('MFA_REQUIRED');
    expect(await stop(password, recoveryCodes[0] ?? '')).toBe('in');
    expect(await signIn(email)).toBe('in');
    expect(await stop(password, recoveryCodes[1] ?? '')).toBe('MFA_IS_OFF');
    expect(await identity.query('select 1 from recovery_codes where user_id = $1', [userId])).toEqual([]);
    expect((await auditActions(userId)).at(-1)).toBe('mfa.disabled');
  });
});
