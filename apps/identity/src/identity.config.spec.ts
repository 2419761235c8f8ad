import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '@groundwork/platform-config';
import { testCallVariables } from '@groundwork/testing';
import { identityConfig } from './identity.config.ts';

const required = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/g',
  NATS_URL: 'nats://127.0.0.1:4222',
  ...testCallVariables('identity'),
  FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PUBLIC_URL: 'https://app.example.com',
  STORAGE_URL: 'folder:/srv/files',
};
const load = (settings: Record<string, string> = {}) =>
  loadConfig(identityConfig, { ...required, ...settings });

describe('the settings of identity', () => {
  it('have the documented limits by default and exempt no network', () => {
    expect(load()).toMatchObject({
      FAILED_SIGN_INS_PER_ACCOUNT: 10,
      FAILED_SIGN_INS_PER_ADDRESS: 300,
      FAILED_SIGN_INS_MINUTES: 15,
      SIGN_UPS_PER_ADDRESS: 200,
      SIGN_UPS_MINUTES: 60,
      EXEMPT_NETWORKS: '',
      LINKS_PER_ACCOUNT: 5,
      LINKS_PER_ADDRESS: 100,
      LINKS_MINUTES: 60,
      FIRST_ADMIN_EMAIL: '',
      SMTP_URL: '',
      ERASURE_GRACE_DAYS: 30,
      ERASURE_PAUSE_SECONDS: 5,
      EXPORT_HOURS: 24,
    });
  });

  it('accept an email with spaces and capitals', () => {
    expect(load({ FIRST_ADMIN_EMAIL: ' Ann@Example.com' })).toMatchObject({
      FIRST_ADMIN_EMAIL: 'ann@example.com',
    });
  });

  it.each([
    ['FIRST_ADMIN_EMAIL', 'ann'],
    ['FAILED_SIGN_INS_PER_ACCOUNT', '0'],
    ['SIGN_UPS_PER_ADDRESS', 'many'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'app'],
  ])('reject %s=%s', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(name);
  });
});
