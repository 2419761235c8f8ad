import { describe, expect, it } from '@jest/globals';
import { createRenewal } from './renewal.ts';

function tokenIn(stored: { value: string | null }) {
  return {
    read: () => stored.value,
    write: (token: string) => {
      stored.value = token;
    },
    remove: () => {
      stored.value = null;
    },
  };
}

describe('a renewal', () => {
  it('replaces the token, once for simultaneous responses', async () => {
    const stored = { value: 'old' };
    let calls = 0;
    const renew = createRenewal({
      token: tokenIn(stored),
      renew: async () => ({ token: `new ${(calls += 1)}` }),
    });
    await Promise.all([renew(), renew(), renew()]);
    expect([stored.value, calls]).toEqual(['new 1', 1]);
  });

  it('sends nothing without a token', async () => {
    const renew = createRenewal({
      token: tokenIn({ value: null }),
      renew: () => Promise.reject(new Error('unexpected')),
    });
    await expect(renew()).resolves.toBeUndefined();
  });

  it('retains the token after a lost answer, and the next response renews it', async () => {
    const stored = { value: 'old' };
    const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ token: 'new' })];
    const renew = createRenewal({
      token: tokenIn(stored),
      renew: () => answers.shift() ?? Promise.reject(new Error('unexpected')),
    });
    await renew();
    expect(stored.value).toBe('old');
    await renew();
    expect(stored.value).toBe('new');
  });

  it.each([
    ['a sign-out', null],
    ['a sign-in as another person', 'another'],
  ])('stores nothing after %s meanwhile', async (_, value) => {
    const stored: { value: string | null } = { value: 'old' };
    const renew = createRenewal({
      token: tokenIn(stored),
      renew: async () => {
        stored.value = value;
        return { token: 'new' };
      },
    });
    await renew();
    expect(stored.value).toBe(value);
  });
});
