import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, rpc, type SignedIn } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { ann, outcomeOf, runIdentity, signUp, slowCallMs } from '../../../testing/identity.ts';
import { enroll, oneTimeCode } from '../../../testing/one-time-codes.ts';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;
let userCount = 0;

beforeAll(async () => {
  identity = await runIdentity();
});
afterAll(() => identity.stop());

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(userCount += 1)}@example.com`);
const ageOf = async (token: string) =>
  (await identity.rpc.call(rpc.identity.verifyToken, { token }))?.confirmedSecondsAgo ?? -1;
const makeOld = ({ user }: SignedIn) =>
  identity.query("update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1", [
    user.id,
  ]);
const confirm = (
  { token, user }: SignedIn,
  given: { password?: string; otp?: string; clientAddress?: string } = {},
) =>
  outcomeOf(
    identity.rpc.call(
      rpc.identity.confirmIdentity,
      { ...actingForSelf(user.id), token, password: ann.password, ...given },
      slowCallMs,
    ),
  );

describe('a confirmation', () => {
  it('makes its session as fresh as a sign-in, and no other session', async () => {
    const person = await newPerson();
    expect(await ageOf(person.token)).toBeLessThan(60);
    const other = await identity.rpc.call(
      rpc.identity.login,
      { email: person.user.email, password: ann.password },
      slowCallMs,
    );
    await makeOld(person);
    expect(await ageOf(person.token)).toBeGreaterThanOrEqual(660);
    expect(await confirm(person)).toBe('in');
    expect(await ageOf(person.token)).toBeLessThan(60);
    expect(await ageOf(other.token)).toBeGreaterThanOrEqual(660);
    const [entry] = await identity.query(
      'select actor, action from audit_entries where user_id = $1 order by id desc limit 1',
      [person.user.id],
    );
    expect(entry).toEqual({ actor: person.user.id, action: 'session.confirmed' });
  });

  it('with a wrong password changes nothing', async () => {
    const person = await newPerson();
    await makeOld(person);
    expect(await confirm(person, { password: 'a wrong guess' })).toBe('WRONG_PASSWORD');
    expect(await ageOf(person.token)).toBeGreaterThanOrEqual(660);
  });

  it('needs a code where two-step sign-in is on', async () => {
    const person = await newPerson();
    const { secret } = await enroll(identity, person.user.id);
    await makeOld(person);
    expect(await confirm(person)).toBe('MFA_REQUIRED');
    expect(await confirm(person, { otp: '000000' })).toBe('WRONG_CODE');
    expect(await ageOf(person.token)).toBeGreaterThanOrEqual(660);
    expect(await confirm(person, { otp: oneTimeCode(secret) })).toBe('in');
    expect(await ageOf(person.token)).toBeLessThan(60);
  });

  it('of another user cannot refresh a session', async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    await makeOld(person);
    expect(await confirm({ ...stranger, token: person.token })).toBe('in');
    expect(await ageOf(person.token)).toBeGreaterThanOrEqual(660);
  });
});

describe('wrong guesses at a confirmation', () => {
  const signIn = (email: string, password: string) =>
    outcomeOf(identity.rpc.call(rpc.identity.login, { email, password }, slowCallMs));

  it('are limited for the account', async () => {
    const person = await newPerson();
    for (let times = 0; times < 10; times += 1)
      expect(await confirm(person, { password: 'a wrong guess' })).toBe('WRONG_PASSWORD');
    expect(await confirm(person)).toBe('TOO_MANY_SIGN_INS');
    expect(await signIn(person.user.email, ann.password)).toBe('in');
  });

  it('of strangers at the sign-in do not lock the signed-in owner out', async () => {
    const person = await newPerson();
    for (let times = 0; times < 10; times += 1) await signIn(person.user.email, 'a wrong guess');
    expect(await signIn(person.user.email, ann.password)).toBe('TOO_MANY_SIGN_INS');
    expect(await confirm(person)).toBe('in');
  });
});
