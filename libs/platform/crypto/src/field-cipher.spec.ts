import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { FieldCipher, fieldKeysConfig } from './field-cipher.ts';

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const first = keyOf('k1');
const cipher = new FieldCipher(first);
const place = { table: 'profiles', column: 'ssn', row: 'row-1', user: 'ann' };
const dataKey = cipher.newDataKey('ann');
const ssn = '123-45-6789';

describe('FieldCipher', () => {
  it.each([ssn, '', 'Łódź 🏦', 'x'.repeat(10_000)])('decrypts what it encrypted', (plain) => {
    const sealed = cipher.encrypt(dataKey, place, plain);
    if (plain) expect(sealed).not.toContain(plain);
    expect(cipher.decrypt(dataKey, place, sealed)).toBe(plain);
  });

  it('encrypts equal values differently', () => {
    expect(cipher.encrypt(dataKey, place, ssn)).not.toBe(cipher.encrypt(dataKey, place, ssn));
  });

  it.each(['table', 'column', 'row', 'user'] as const)(
    'cannot decrypt a value moved to another %s',
    (part) => {
      const sealed = cipher.encrypt(dataKey, place, ssn);
      expect(() => cipher.decrypt(dataKey, { ...place, [part]: 'other' }, sealed)).toThrow();
    },
  );

  it('separates places whose joined names are equal', () => {
    const sealed = cipher.encrypt(dataKey, { ...place, table: 'ab', column: 'c' }, ssn);
    expect(() => cipher.decrypt(dataKey, { ...place, table: 'a', column: 'bc' }, sealed)).toThrow();
  });

  it('cannot use one owner’s data key for another', () => {
    const beth = { ...place, user: 'beth' };
    expect(() => cipher.encrypt(dataKey, beth, ssn)).toThrow();
    const sealed = cipher.encrypt(cipher.newDataKey('beth'), beth, ssn);
    expect(() => cipher.decrypt(dataKey, beth, sealed)).toThrow();
  });

  it('rejects a text in which any byte was changed', () => {
    const sealed = cipher.encrypt(dataKey, place, ssn);
    const bytes = Buffer.from(sealed.slice(3), 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = changed[index]! ^ 1;
      const text = `v1.${changed.toString('base64')}`;
      expect(() => cipher.decrypt(dataKey, place, text)).toThrow();
    }
  });

  it('rejects a truncated text, also within its tag', () => {
    const bytes = Buffer.from(cipher.encrypt(dataKey, place, '').slice(3), 'base64');
    for (const length of [0, 12, 16, 20, 24, 27]) {
      const text = `v1.${bytes.subarray(0, length).toString('base64')}`;
      expect(() => cipher.decrypt(dataKey, place, text)).toThrow();
    }
  });

  it('rejects a text of an unknown version', () => {
    const sealed = cipher.encrypt(dataKey, place, ssn);
    expect(() => cipher.decrypt(dataKey, place, sealed.replace('v1.', 'v2.'))).toThrow(/version/);
  });

  it('reads with an older key after a newer one is added', () => {
    const sealed = cipher.encrypt(dataKey, place, ssn);
    const rotated = new FieldCipher(`${keyOf('k2')},${first}`);
    expect(dataKey.keyId).toBe('k1');
    expect(rotated.newDataKey('ann').keyId).toBe('k2');
    expect(rotated.decrypt(dataKey, place, sealed)).toBe(ssn);
  });

  it('rewraps a data key under the first key, which alone reads older values', () => {
    const second = keyOf('k2');
    const sealed = cipher.encrypt(dataKey, place, ssn);
    const rotated = new FieldCipher(`${second},${first}`).rewrap(dataKey, 'ann');
    expect(rotated.keyId).toBe('k2');
    expect(rotated.wrapped).not.toBe(dataKey.wrapped);
    expect(new FieldCipher(second).decrypt(rotated, place, sealed)).toBe(ssn);
    expect(() => cipher.decrypt(rotated, place, sealed)).toThrow('There is no field key with the id k2');
  });

  it('does not unwrap a data key for another owner', () => {
    expect(() => cipher.rewrap(dataKey, 'beth')).toThrow();
  });

  it('names the missing key', () => {
    const sealed = cipher.encrypt(dataKey, place, ssn);
    const stranger = new FieldCipher(keyOf('k9'));
    expect(() => stranger.decrypt(dataKey, place, sealed)).toThrow('There is no field key with the id k1');
  });

  it('rejects a different key with the same id', () => {
    const sealed = cipher.encrypt(dataKey, place, ssn);
    expect(() => new FieldCipher(keyOf('k1')).decrypt(dataKey, place, sealed)).toThrow();
  });
});

describe('FIELD_KEYS', () => {
  const accepts = (text: string) => fieldKeysConfig.FIELD_KEYS.safeParse(text).success;

  it('accepts one key or several', () => {
    expect(accepts(first)).toBe(true);
    expect(accepts(`${keyOf('k2')}, ${first}`)).toBe(true);
  });

  it.each([
    '',
    'k1',
    `k1:${randomBytes(16).toString('base64')}`,
    `${first},`,
    `:${first.slice(3)}`,
    'k1:short',
    `${first},${keyOf('k1')}`,
  ])('refuses %p', (text) => {
    expect(accepts(text)).toBe(false);
  });
});
