import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '@groundwork/platform-config';
import { identityConfig } from './identity.config.ts';

const needed = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/g',
  NATS_URL: 'nats://127.0.0.1:4222',
  FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PUBLIC_URL: 'https://app.example.com',
  STORAGE_URL: 'folder:/srv/files',
};
const load = (given: Record<string, string> = {}) => loadConfig(identityConfig, { ...needed, ...given });

describe('the settings of identity', () => {
  it('are the decided limits unless somebody sets others, and exempt nobody', () => {
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
    });
  });

  it('take an email as people write it', () => {
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
  ])('refuse %s=%s', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(name);
  });
});
