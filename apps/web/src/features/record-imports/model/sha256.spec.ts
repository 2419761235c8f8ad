import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Sha256 } from './sha256.ts';

const expected = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the sum of a file', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 70_000])(
    'of %i bytes is the SHA-256 sum',
    (size) => {
      const bytes = randomBytes(size);
      const sum = new Sha256();
      sum.add(bytes);
      expect(sum.hex()).toBe(expected(bytes));
    },
  );

  it('does not depend on the parts', () => {
    const bytes = randomBytes(5000);
    const sum = new Sha256();
    for (let at = 0; at < bytes.length; at += 37) sum.add(bytes.subarray(at, at + 37));
    expect(sum.hex()).toBe(expected(bytes));
  });
});
