import { describe, expect, it } from '@jest/globals';
import { matchingRules } from '@groundwork/engine-matching';
import { loadConfig } from '@groundwork/platform-config';
import { testCallVariables } from '@groundwork/testing';
import { matchingConfig } from './matching.config.ts';
import { rulesOf } from './matching-rules.providers.ts';

const required = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/g',
  NATS_URL: 'nats://127.0.0.1:4222',
  STORAGE_URL: 'folder:/files',
  ...testCallVariables('matching'),
};
const load = (settings: Record<string, string> = {}) =>
  loadConfig(matchingConfig, { ...required, ...settings });

describe('the prime rate setting', () => {
  it('has the published rate by default', () => {
    expect(rulesOf(load())).toEqual(matchingRules);
    const set = rulesOf(load({ PRIME_RATE: '7.25', PRIME_DATE: '2024-01-02' }));
    expect(set).toEqual({ ...matchingRules, prime: { value: 7.25, date: '2024-01-02' } });
  });

  it.each(['0', '30', '0.07', '8.29', '19.99'])('accepts %s percent', (rate) => {
    expect(load({ PRIME_RATE: rate }).PRIME_RATE).toBe(Number(rate));
  });

  it.each([
    ['PRIME_RATE', '-0.25'],
    ['PRIME_RATE', '30.01'],
    ['PRIME_RATE', '6.755'],
    ['PRIME_RATE', 'seven'],
    ['PRIME_DATE', '11/01/2026'],
    ['PRIME_DATE', '2026-02-30'],
    ['PRIME_DATE', '9999-01-01'],
  ])('rejects %s=%s', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(name);
  });
});
