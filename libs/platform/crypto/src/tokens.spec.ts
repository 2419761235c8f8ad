import { describe, expect, it } from '@jest/globals';
import { newToken, tokenHash } from './tokens.ts';

describe('tokens', () => {
  it('are unique and fit into a header', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('are stored as a hash that differs for each token and does not contain it', () => {
    const token = newToken();
    expect(tokenHash(token)).toBe(tokenHash(token));
    expect(tokenHash(token)).not.toBe(tokenHash(newToken()));
    expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
    // sha256 of "abc": stored hashes stay valid.
    expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
