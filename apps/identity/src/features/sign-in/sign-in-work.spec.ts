import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import * as argon2 from '@node-rs/argon2';

const work = { hashes: 0, verifications: 0, settings: [] as string[] };

jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  hash: (...call: Parameters<typeof argon2.hash>) => {
    work.hashes += 1;
    return argon2.hash(...call);
  },
  verify: (...call: Parameters<typeof argon2.verify>) => {
    work.verifications += 1;
    work.settings.push(String(call[0]).split('$').slice(0, 4).join('$'));
    return argon2.verify(...call);
  },
}));
const { ann, outcomeOf, slowCallMs, runIdentity, signUp } = await import('../../../testing/identity.ts');

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity();
  await signUp(identity, ann.email);
});
afterAll(() => identity.stop());
beforeEach(() => {
  Object.assign(work, { hashes: 0, verifications: 0, settings: [] });
});

describe('a failed sign-in', () => {
  it.each([
    ['a wrong password', ann.email],
    ['an unknown email', 'unknown@example.com'],
    ['no email at all', 'unknown'],
  ])('runs one verification of the same cost for %s', async (_, email) => {
    const call = identity.rpc.call(rpc.identity.login, { email, password: 'a wrong guess' });
    expect(await outcomeOf(call)).toBe('BAD_CREDENTIALS');
    expect(work).toEqual({
      hashes: 0,
      verifications: 1,
      settings: ['$argon2id$v=19$m=19456,t=2,p=1'],
    });
  });

  it.each([ann.email, 'unknown@example.com'])('of %s runs no verification after the limit', async (email) => {
    const guess = () =>
      outcomeOf(identity.rpc.call(rpc.identity.login, { email, password: 'a wrong guess' }));
    for (let outcome = ''; outcome !== 'TOO_MANY_SIGN_INS';) outcome = await guess();
    const before = work.verifications;
    expect(await guess()).toBe('TOO_MANY_SIGN_INS');
    expect(work.verifications).toBe(before);
  });
});
