import { describe, expect, it } from '@jest/globals';
import { createSecret, enrollmentUrl, timeStepOf } from './totp.rules.ts';

/** The key "12345678901234567890" of RFC 6238, appendix B, whose codes end with these six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
  ])('at second %i is %s in step %i', (seconds, code, step) => {
    expect(timeStepOf(secret, code, at(seconds))).toBe(step);
  });

  it('is valid one step earlier and later, and has its own step', () => {
    expect([59 - 30, 59 + 30].map((seconds) => timeStepOf(secret, '287082', at(seconds)))).toEqual([1, 1]);
    expect([59 + 60, 59 + 300].map((seconds) => timeStepOf(secret, '287082', at(seconds)))).toEqual([
      null,
      null,
    ]);
  });

  it('is invalid with other digits or another length', () => {
    expect(timeStepOf(secret, '287083', at(59))).toBeNull();
    expect(timeStepOf(secret, '94287082', at(59))).toBeNull();
  });
});

describe('an enrollment', () => {
  it('has a new secret of 160 bits', () => {
    expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createSecret()).not.toBe(createSecret());
  });

  it('names the product, the account and the shape of the code', () => {
    const url = new URL(enrollmentUrl(secret, 'Groundwork', 'ann@example.com'));
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Groundwork:ann@example.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Groundwork',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
