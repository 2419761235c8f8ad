import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import * as argon2 from '@node-rs/argon2';

const work = { hashes: 0, verifications: 0, given: [] as string[] };

// the real library, counted
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  hash: (...call: Parameters<typeof argon2.hash>) => {
    work.hashes += 1;
    return argon2.hash(...call);
  },
  verify: (...call: Parameters<typeof argon2.verify>) => {
    work.verifications += 1;
    work.given.push(String(call[0]).split('$').slice(0, 4).join('$'));
    return argon2.verify(...call);
  },
}));
const { ann, outcomeOf, patientlyMs, runIdentity, signUp } = await import('../../../testing/identity.ts');

jest.setTimeout(2 * patientlyMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity();
  await signUp(identity, ann.email);
});
afterAll(() => identity.stop());
beforeEach(() => {
  Object.assign(work, { hashes: 0, verifications: 0, given: [] });
});

describe('a failed sign-in', () => {
  it.each([
    ['a wrong password', ann.email],
    ['an unknown email', 'nobody@example.com'],
    ['no email at all', 'nobody'],
  ])('is one verification of the same cost for %s', async (_, email) => {
    const call = identity.rpc.call(rpc.identity.login, { email, password: 'a wrong guess' });
    expect(await outcomeOf(call)).toBe('BAD_CREDENTIALS');
    expect(work).toEqual({
      hashes: 0,
      verifications: 1,
      given: ['$argon2id$v=19$m=19456,t=2,p=1'],
    });
  });

  it.each([ann.email, 'nobody@example.com'])('of %s costs nothing once it has to wait', async (email) => {
    const guess = () =>
      outcomeOf(identity.rpc.call(rpc.identity.login, { email, password: 'a wrong guess' }));
    for (let outcome = ''; outcome !== 'TOO_MANY_SIGN_INS';) outcome = await guess();
    const before = work.verifications;
    expect(await guess()).toBe('TOO_MANY_SIGN_INS');
    expect(work.verifications).toBe(before);
  });
});
